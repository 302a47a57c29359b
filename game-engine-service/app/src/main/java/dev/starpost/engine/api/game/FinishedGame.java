package dev.starpost.engine.api.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.GameOpening;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.UnreadableHistory;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.ExportedPlayer;
import dev.starpost.kernel.export.ExportedPly;
import dev.starpost.kernel.export.GameExport;
import java.util.List;

/** Export of a finished game: everything that is stored of it, seed and secrets included. */
final class FinishedGame {
  private FinishedGame() {}

  static GameExport export(HostedGame<?, ?, ?> game, List<Commit> commits, Departures departures) {
    GameOpening opening = game.opening();
    return new GameExport(
        GameExport.FORMAT,
        game.gameId(),
        opening.game(),
        opening.seats().stream().map(seat -> player(opening, seat, departures)).toList(),
        opening.options(),
        opening.commitment(),
        opening.seed(),
        opening.startedAt().toString(),
        commits.get(commits.size() - 1).at().toString(),
        commits.stream().map(FinishedGame::ply).toList(),
        game.result());
  }

  private static ExportedPlayer player(GameOpening opening, Seat seat, Departures departures) {
    GameOpening.SeatedPlayer player = opening.players().get(seat.index());
    return new ExportedPlayer(seat, departures.nameOf(player), player.entropy());
  }

  private static ExportedPly ply(Commit commit) {
    return new ExportedPly(
        commit.version(),
        commit.at().toString(),
        commit.rulesVersion(),
        commit.kind(),
        commit.seat(),
        commit.move().map(move -> (ObjectNode) stored(move)),
        commit.events().stream().map(FinishedGame::stored).toList(),
        commit.drawn(),
        commit.mayTakeBack(),
        commit.undone());
  }

  private static JsonNode stored(String json) {
    try {
      return GameJson.mapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new UnreadableHistory("a stored event is not JSON: " + e.getOriginalMessage());
    }
  }
}
