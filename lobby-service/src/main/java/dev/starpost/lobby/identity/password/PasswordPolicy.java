package dev.starpost.lobby.identity.password;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.util.Optional;

/** Policy of passwords, which ones will do: long ones, whatever they are made of. */
public final class PasswordPolicy {
  static final int LEAST = 10;

  /** So that nobody makes us hash a book. */
  static final int MOST = 200;

  private PasswordPolicy() {}

  public static void check(String password, String name, Optional<String> email) {
    int length = password.codePointCount(0, password.length());
    if (length < LEAST) {
      throw weak(Text.of("password.short", "least", LEAST));
    }
    if (length > MOST) {
      throw weak(Text.of("password.long", "most", MOST));
    }
    String plain = password.strip();
    if (plain.equalsIgnoreCase(name) || email.filter(plain::equalsIgnoreCase).isPresent()) {
      throw weak(Text.of("password.yours"));
    }
  }

  private static Problem weak(Text why) {
    return Problem.of(LobbyProblem.WEAK_PASSWORD, "why", why);
  }
}
