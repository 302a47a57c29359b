package dev.starpost.engine.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.TimedGame;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import dev.starpost.kernel.play.Ply;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game in which time ran out can be verified like any other. */
class ExportOfTimedGameTest {
  private final TimedGame table = calledOff();

  /** Player 1 misses two turns, returns, and in the end both call the game off. */
  private static TimedGame calledOff() {
    TimedGame table = new TimedGame("salvage", TimedGame.perMove("P3D", "default-move"), 2);
    table.moves(2).expires(1).botsAnswer();
    table.moves(2).expires(1).take(table.returning(1)).moves(1);
    return table.take(table.cancel(1)).take(table.cancel(2));
  }

  @Test
  void every_step_is_followed_and_a_game_without_result_has_none() {
    assertThat(table.commits())
        .extracting(Commit::kind)
        .contains(
            Ply.Kind.TIMEOUT,
            Ply.Kind.BOT_DECISION,
            Ply.Kind.TAKEOVER,
            Ply.Kind.RETURN,
            Ply.Kind.CANCELLATION,
            Ply.Kind.ABORT);
    assertThat(Verification.of(export())).isInstanceOf(VerificationResult.Genuine.class);
  }

  @Test
  void nothing_follows_the_end_and_nothing_happens_beside_the_game() {
    ObjectNode running = (ObjectNode) export();
    ((ArrayNode) running.get("history")).remove(table.commits().size() - 1);
    assertDiffers(running, "the game has not ended");

    ObjectNode drawn = (ObjectNode) export();
    for (JsonNode step : drawn.get("history")) {
      if (step.get("kind").textValue().equals("timeout")) {
        ((ObjectNode) step).put("drawn", step.get("drawn").longValue() + 1);
      }
    }
    assertDiffers(drawn, "there had been");
  }

  private static void assertDiffers(JsonNode document, String sentence) {
    VerificationResult outcome = Verification.of(document);
    assertThat(outcome).isInstanceOf(VerificationResult.Differs.class);
    assertThat(((VerificationResult.Differs) outcome).sentence()).contains(sentence);
  }

  private JsonNode export() {
    return GameJson.tree(
        FinishedGame.export(table.game(), table.commits(), account -> Optional.empty()));
  }
}
