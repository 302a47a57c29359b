package dev.starpost.deploy.launcher.cli;

/**
 * Failure with a message for the user. A command that cannot be carried out. The message is a
 * sentence for the user, not for us.
 */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private Refused(int exitCode, String sentence) {
    super(sentence);
    this.exitCode = exitCode;
  }

  /** The command line was not understood; nothing has been changed. */
  public static Refused misused(String sentence) {
    return new Refused(ExitCode.MISUSED, sentence + " (./starpost help shows what there is.)");
  }

  /** The command line was fine, the world is not. */
  public static Refused because(String sentence) {
    return new Refused(ExitCode.FAILED, sentence);
  }

  public static Refused portTaken(int port) {
    return because(
        "Port %d is taken by another program; end that one, or choose other ports with --port N."
            .formatted(port));
  }

  public int exitCode() {
    return exitCode;
  }
}
