package dev.starpost.deploy.launcher.console;

import java.io.PrintStream;

/**
 * Terminal output. Where the user reads. On a terminal one line at the bottom is alive and is drawn
 * over; everywhere else there are only lines that stay.
 */
public final class Console {
  private static final String ERASE_LINE = "\r\033[K";

  private final PrintStream out;
  private final int columns;
  private boolean alive;

  /**
   * A console on a stream.
   *
   * @param columns of the terminal, or 0 when the output is not a terminal
   */
  public Console(PrintStream out, int columns) {
    this.out = out;
    this.columns = columns;
  }

  public boolean isTerminal() {
    return columns > 0;
  }

  public synchronized void line(String text) {
    erase();
    out.println(text);
    out.flush();
  }

  /** Draws over the live line. Does nothing where a line cannot be drawn over. */
  public synchronized void live(String text) {
    if (isTerminal()) {
      // One column stays free: a full line makes some terminals wrap, and the next erase misses.
      int width = Math.min(text.length(), columns - 1);
      out.print(ERASE_LINE + text.substring(0, width));
      out.flush();
      alive = true;
    }
  }

  public synchronized void erase() {
    if (alive) {
      out.print(ERASE_LINE);
      out.flush();
      alive = false;
    }
  }
}
