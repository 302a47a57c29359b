package dev.starpost.lobby;

/** What is cheap to send and dear to normalise: every second mark goes before all that precede. */
public final class HostileText {
  private static final String PAIR = "\u0301\u0316";
  private static final int BYTES_OF_A_PAIR = 4;

  private HostileText() {}

  /** As much as a request may hold. */
  public static String ofARequest() {
    return ofBytes(62_000);
  }

  /** So much that whoever normalises it is not back within minutes. */
  public static String endless() {
    return ofBytes(4_000_000);
  }

  /** So many bytes of UTF-8. */
  public static String ofBytes(int bytes) {
    return "a" + PAIR.repeat(bytes / BYTES_OF_A_PAIR);
  }
}
