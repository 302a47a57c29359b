package dev.starpost.engine.api.command;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Translation of the outcome of a command into the response to its player. */
final class CommandResponses {
  private CommandResponses() {}

  static Response of(
      Optional<CommandOutcome> outcome,
      GameKind<?, ?, ?> kind,
      GameWords words,
      String gameId,
      String id,
      Seat seat) {
    if (outcome.isEmpty()) {
      return Response.accepted(CommandResponse.pending(gameId, id))
          .header(HttpHeaders.LOCATION, "/v1/games/" + gameId + "/commands/" + id)
          .build();
    }
    if (outcome.get() instanceof CommandOutcome.Recorded recorded) {
      if (recorded.record() instanceof Commit commit) {
        return Response.ok(done(commit, kind, words, seat))
            .tag(new EntityTag(Long.toString(commit.version())))
            .build();
      }
      throw RefusalProblems.problem((StoredRefusal) recorded.record());
    }
    throw Problem.of(
        outcome.get() instanceof CommandOutcome.Parked
            ? GameProblem.GAME_PARKED
            : CommonProblem.IDEMPOTENCY_KEY_REUSED);
  }

  static CommandResponse done(Commit commit, GameKind<?, ?, ?> kind, GameWords words, Seat seat) {
    GameCommit announcement = commit.announcement().content();
    return new CommandResponse(
        commit.gameId(),
        commit.commandId(),
        "done",
        seat.number(),
        commit.version(),
        kind.show(commit, Viewer.at(seat), words),
        announcement.awaiting(),
        announcement.facts().stream().anyMatch(GameFact.GameFinished.class::isInstance),
        null);
  }
}
