package dev.starpost.lobby.identity.auth;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Scopes: what a token allows. */
public enum Scope {
  READ,
  PLAY,
  TABLES,
  TICKETS,
  WEBHOOKS,
  /** The account itself: for the person, who has signed in, never for a program. */
  ACCOUNT;

  /** For operators who have signed in, and for services. */
  public static final String OPERATE = "operate";

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Scope> of(String word) {
    return Arrays.stream(values()).filter(scope -> scope.word().equals(word)).findFirst();
  }

  /** Everything that a person may do. */
  public static List<String> ofPerson() {
    return Arrays.stream(values()).map(Scope::word).toList();
  }

  /** What a person may allow a program. */
  public static List<String> ofPrograms() {
    return Arrays.stream(values()).filter(scope -> scope != ACCOUNT).map(Scope::word).toList();
  }
}
