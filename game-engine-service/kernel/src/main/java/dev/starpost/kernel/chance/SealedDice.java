package dev.starpost.kernel.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of a real game: nobody can know or steer a draw, and after the game everybody can check
 * every one.
 *
 * <ul>
 *   <li>commitment = SHA-256(seed), shown before anyone sits down;
 *   <li>key = HMAC-SHA256(seed, for each seat in order: 4 bytes length, then the UTF-8 bytes of the
 *       entropy its player added, none being length 0);
 *   <li>draw n = the first 8 bytes of HMAC-SHA256(key, n as 8 bytes), all numbers big-endian.
 * </ul>
 *
 * Not safe for use by several threads.
 */
public final class SealedDice extends Dice {
  /** How long the seed of a real game is: too long to be guessed from its commitment. */
  public static final int SEED_BYTES = 32;

  private static final String HMAC = "HmacSHA256";

  private final Mac mac;
  private final byte[] counter = new byte[Long.BYTES];

  private SealedDice(byte[] key, long drawn) {
    super(drawn);
    this.mac = hmac(key);
  }

  /**
   * The dice of one game.
   *
   * @param seed the game's secret, sealed when its table opened
   * @param entropies what the players added, in seating order; empty strings for those who did not
   * @param drawn how many draws the game has made before
   */
  public static SealedDice of(byte[] seed, List<String> entropies, long drawn) {
    return new SealedDice(key(seed, entropies), drawn);
  }

  /** What a table shows of its seed before the game. */
  public static String commitment(byte[] seed) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(seed));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  protected long draw(long n) {
    ByteBuffer.wrap(counter).putLong(n);
    return ByteBuffer.wrap(mac.doFinal(counter)).getLong();
  }

  private static byte[] key(byte[] seed, List<String> entropies) {
    Mac keyed = hmac(seed);
    for (String entropy : entropies) {
      byte[] bytes = entropy.getBytes(StandardCharsets.UTF_8);
      keyed.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
      keyed.update(bytes);
    }
    return keyed.doFinal();
  }

  private static Mac hmac(byte[] key) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has HMAC-SHA256", e);
    }
  }
}
