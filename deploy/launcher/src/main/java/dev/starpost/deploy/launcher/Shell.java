package dev.starpost.deploy.launcher;

/** What users paste into a shell. */
final class Shell {
  private Shell() {}

  /** As one word, whatever is in it. */
  static String quote(Object word) {
    return "'" + word.toString().replace("'", "'\\''") + "'";
  }
}
