package dev.starpost.lobby.identity.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * An e-mail address. Whether somebody reads what is sent there shows when something is sent; here
 * it only must not be nonsense, nor anything that could break the header of a letter.
 *
 * @param text as it was given
 */
public record Email(String text) {
  private static final int MOST = 254;
  private static final Pattern FORM =
      Pattern.compile(
          "[^\\s@<>\"(),:;\\[\\]\\\\\\p{C}]{1,64}@[\\p{L}\\p{M}\\p{N}-]+(?:\\.[\\p{L}\\p{M}\\p{N}-]+)+");

  public static Email of(String given) {
    String address = given.strip();
    if (!couldBe(address) || !FORM.matcher(address).matches()) {
      throw Problem.of(LobbyProblem.BAD_EMAIL);
    }
    return new Email(address);
  }

  /** Whether it is short enough for one. */
  static boolean couldBe(String given) {
    return given.length() <= MOST;
  }

  /** By which it is found and by which it is unique. */
  public String folded() {
    return fold(text);
  }

  static String fold(String address) {
    return address.strip().toLowerCase(Locale.ROOT);
  }
}
