package dev.starpost.deploy.servers;

/** A server could not be started. The message is a sentence for the person who wanted it. */
public final class StartFailed extends Exception {

  private static final long serialVersionUID = 1L;

  private final boolean portTaken;

  public StartFailed(String sentence) {
    this(sentence, null);
  }

  public StartFailed(String sentence, Throwable cause) {
    super(sentence, cause);
    this.portTaken = false;
  }

  private StartFailed(String sentence, boolean portTaken) {
    super(sentence);
    this.portTaken = portTaken;
  }

  static StartFailed portTaken(Backing backing, int port) {
    return new StartFailed(
        "Port %d is taken, so %s cannot start. Stop the program that uses it, or choose another port."
            .formatted(port, backing.title()),
        true);
  }

  /** Then another port may do, if it is ours to choose. */
  public boolean isPortTaken() {
    return portTaken;
  }
}
