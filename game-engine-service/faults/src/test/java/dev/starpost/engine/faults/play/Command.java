package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Something that a player asks for; the same in every repetition.
 *
 * @param what the last word of its path: moves, undo or resignation
 * @param looked the version that the player had seen
 */
public record Command(
    String gameId, String account, String key, String what, Optional<String> body, long looked) {

  public static Command move(String gameId, String account, JsonNode move, long looked) {
    return new Command(gameId, account, newKey(), "moves", Optional.of(wrapped(move)), looked);
  }

  public static Command of(String what, String gameId, String account, long looked) {
    return new Command(gameId, account, newKey(), what, Optional.empty(), looked);
  }

  /** The same key for another move. */
  public Command with(JsonNode other) {
    return new Command(gameId, account, key, "moves", Optional.of(wrapped(other)), looked);
  }

  public Command withKey(String other) {
    return new Command(gameId, account, other, what, body, looked);
  }

  private static String newKey() {
    return UUID.randomUUID().toString();
  }

  private static String wrapped(JsonNode move) {
    return Api.JSON.createObjectNode().set("move", move).toString();
  }

  String path() {
    return "/v1/games/" + gameId + "/" + what;
  }

  /** As the engine makes it from account, game and key; each answer of an engine confirms it. */
  public String commandId() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String part : List.of(account, gameId, key)) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
      }
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return "%s of %s in %s at version %d with key %s%s"
        .formatted(what, account, gameId, looked, key, body.map(json -> ": " + json).orElse(""));
  }
}
