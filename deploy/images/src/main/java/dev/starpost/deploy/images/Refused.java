package dev.starpost.deploy.images;

/** What was asked for cannot be done; the message tells the user why, and what to do. */
final class Refused extends Exception {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private Refused(String message, int exitCode, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** It was asked in words that nobody here understands. */
  static Refused misused(String message) {
    return new Refused(message, 2, null);
  }

  static Refused because(String message) {
    return new Refused(message, 1, null);
  }

  static Refused because(String message, Throwable cause) {
    return new Refused(message, 1, cause);
  }

  int exitCode() {
    return exitCode;
  }
}
