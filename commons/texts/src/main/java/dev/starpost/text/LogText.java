package dev.starpost.text;

import java.util.regex.Pattern;

/** What others say, before it goes to a log. */
public final class LogText {
  private static final int LONGEST = 1_000;
  private static final Pattern ADDRESS =
      Pattern.compile("[^\\s<>\"':;,()\\[\\]]{1,64}@[^\\s<>\"',;()\\]]+");

  private LogText() {}

  /** With a mark in place of each e-mail address; mail servers like to repeat them. */
  public static String withoutAddresses(String said) {
    String begin = said.substring(0, Math.min(said.length(), LONGEST));
    return ADDRESS.matcher(begin).replaceAll("(address)");
  }
}
