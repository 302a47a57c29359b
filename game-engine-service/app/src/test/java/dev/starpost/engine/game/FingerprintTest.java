package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.GameCommand;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FingerprintTest {

  @Test
  void neither_the_order_of_fields_nor_the_version_looked_at_makes_another_command()
      throws Exception {
    assertThat(Fingerprint.of(move(1, 5, "{\"type\":\"bid\",\"crew\":[1,2]}")))
        .isEqualTo(Fingerprint.of(move(1, 9, "{ \"crew\": [1, 2], \"type\": \"bid\" }")));
  }

  @Test
  void anything_else_does() throws Exception {
    String bid = Fingerprint.of(move(1, 5, "{\"type\":\"bid\",\"crew\":[1,2]}"));

    assertThat(Fingerprint.of(move(2, 5, "{\"type\":\"bid\",\"crew\":[1,2]}"))).isNotEqualTo(bid);
    assertThat(Fingerprint.of(move(1, 5, "{\"type\":\"bid\",\"crew\":[2,1]}"))).isNotEqualTo(bid);
    assertThat(Fingerprint.of(move(1, 5, "{\"type\":\"bid\",\"crew\":[12]}"))).isNotEqualTo(bid);
    assertThat(Fingerprint.of(move(1, 5, "{\"type\":\"bid\",\"crew\":[\"1\",2]}")))
        .isNotEqualTo(bid);
    assertThat(Fingerprint.of(undo(Optional.empty())))
        .isNotEqualTo(Fingerprint.of(undo(Optional.of(3L))))
        .isNotEqualTo(
            Fingerprint.of(
                new GameCommand.Resign("c", "sv-1", Optional.empty(), 1, Optional.of(5L))));
  }

  private static GameCommand undo(Optional<Long> to) {
    return new GameCommand.Undo("c", "sv-1", Optional.empty(), 1, Optional.of(5L), to);
  }

  private static GameCommand move(int seat, long known, String json) throws Exception {
    ObjectNode move = (ObjectNode) new ObjectMapper().readTree(json);
    return new GameCommand.Move("c", "sv-1", Optional.empty(), seat, known, move);
  }
}
