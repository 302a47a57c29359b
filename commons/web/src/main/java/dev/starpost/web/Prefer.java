package dev.starpost.web;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The header {@code Prefer} (RFC 7240). */
public final class Prefer {
  private static final Pattern WAIT = Pattern.compile("(?:^|[,;\\s])wait=(\\d{1,6})");

  private Prefer() {}

  /**
   * How long {@code wait=N} wants to wait. A preference that makes no sense is passed over, as the
   * RFC says.
   *
   * @param header null if there is none
   * @param usual where it does not say
   */
  public static Duration patience(String header, Duration usual, Duration longest) {
    Matcher wait = WAIT.matcher(header == null ? "" : header);
    Duration wanted = wait.find() ? Duration.ofSeconds(Long.parseLong(wait.group(1))) : usual;
    return wanted.compareTo(longest) > 0 ? longest : wanted;
  }
}
