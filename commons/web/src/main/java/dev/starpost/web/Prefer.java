package dev.starpost.web;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The header {@code Prefer} (RFC 7240). */
public final class Prefer {
  private static final Pattern WAIT = Pattern.compile("(?:^|[,;\\s])wait=(\\d{1,6})");

  /** How much of it is looked at. */
  private static final int LONGEST = 200;

  private Prefer() {}

  /**
   * How long {@code wait=N} wants to wait. A preference that makes no sense is passed over, as the
   * RFC says.
   *
   * @param header null if there is none
   * @param usual where it does not say
   */
  public static Duration wait(String header, Duration usual, Duration longest) {
    String read = header == null ? "" : header.substring(0, Math.min(header.length(), LONGEST));
    Matcher wait = WAIT.matcher(read);
    Duration wanted = wait.find() ? Duration.ofSeconds(Long.parseLong(wait.group(1))) : usual;
    return wanted.compareTo(longest) > 0 ? longest : wanted;
  }
}
