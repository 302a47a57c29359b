package dev.starpost.idempotency;

import dev.starpost.web.IdempotencyKeys;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * The key under which a client repeats a request. We store neither it nor anything from which it
 * could be had, and seal with it what we store: requests hold passwords, answers hold tokens, and a
 * copy of the database must give neither away.
 */
final class IdempotencyKey {
  private final byte[] key;
  private final ResponseSeal seal;

  /**
   * @param given what the header says
   */
  IdempotencyKey(String given) {
    this.key = IdempotencyKeys.require(given).getBytes(StandardCharsets.US_ASCII);
    this.seal = new ResponseSeal(given);
  }

  /** Under which the answer is found. */
  String id(String operation, String who) {
    return hex("id", (operation + " " + who).getBytes(StandardCharsets.UTF_8));
  }

  /** Differs for another request. */
  String fingerprint(byte[] request) {
    return hex("request", request);
  }

  byte[] seal(byte[] answer) {
    return seal.seal(answer);
  }

  byte[] open(byte[] sealed) {
    return seal.open(sealed);
  }

  private String hex(String purpose, byte[] text) {
    return HexFormat.of().formatHex(ResponseSeal.mac(key, purpose, text));
  }
}
