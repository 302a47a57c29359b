package dev.starpost.deploy.launcher.cli;

/** What users paste into a shell. */
public final class Shell {
  private Shell() {}

  /** As one word, whatever is in it. */
  public static String quote(Object word) {
    return "'" + word.toString().replace("'", "'\\''") + "'";
  }
}
