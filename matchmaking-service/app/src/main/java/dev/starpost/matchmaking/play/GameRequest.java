package dev.starpost.matchmaking.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wants to play, found possible.
 *
 * @param options complete
 */
public record GameRequest(String game, Seats seats, ObjectNode options, TableClock clock) {
  private static final ObjectMapper IN_ORDER =
      JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

  /** The same for all who wait for the same, however they have written it. */
  public String pool() {
    List<String> terms =
        List.of(
            game,
            text(options),
            clock.kind(),
            time(clock.move()),
            time(clock.bank()),
            time(clock.increment()),
            time(clock.cap()),
            clock.timeout().orElse(""));
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(String.join("\n", terms).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String text(ObjectNode options) {
    try {
      return IN_ORDER.writeValueAsString(IN_ORDER.treeToValue(options, Object.class));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("what was read can be written", e);
    }
  }

  /** {@code P3D} is the same as {@code PT72H}. */
  private static String time(Optional<String> duration) {
    return duration.map(text -> Duration.parse(text).toString()).orElse("");
  }
}
