package dev.starpost.engine.api.command;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.engine.api.Caller;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.command.CommandSender;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.kernel.Seat;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Sends the command that a player asks for, and responds with its outcome. */
@ApplicationScoped
class Playing {
  private final GameRepository games;
  private final CommandSender sender;
  private final PendingReplies replies;
  private final Departures departures;
  private final Caller caller;

  Playing(
      GameRepository games,
      CommandSender sender,
      PendingReplies replies,
      Departures departures,
      Caller caller) {
    this.games = games;
    this.sender = sender;
    this.replies = replies;
    this.departures = departures;
    this.caller = caller;
  }

  /** Whose command it will be, and how it will be known. */
  record Seated(Seat seat, String commandId, Optional<ReplyAddress> replyTo) {}

  CompletionStage<Response> play(
      String gameId, CommandHeaders headers, Function<Seated, GameCommand> command) {
    String key = headers.idempotencyKey();
    HostedGame<?, ?, ?> game = game(gameId);
    Seat seat = caller.seatIn(game);
    String commandId = CommandId.of(caller.account(), gameId, key);
    GameWords words = words(game); // the caller is known only until this returns
    Seated seated = new Seated(seat, commandId, Optional.of(replies.address()));
    return sender
        .send(game.kind().name(), command.apply(seated), headers.timeout())
        .thenApply(
            outcome -> CommandResponses.of(outcome, game.kind(), words, gameId, commandId, seat));
  }

  GameWords words(HostedGame<?, ?, ?> game) {
    return GameWords.of(game, departures, caller.language());
  }

  /** As far as it is known here: who plays never changes. */
  HostedGame<?, ?, ?> game(String gameId) {
    return games
        .known(gameId)
        .orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_GAME, "game", gameId));
  }
}
