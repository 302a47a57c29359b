package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Checkout;
import java.util.Optional;

/** What the demo says, in the languages in which Starpost speaks. */
enum DemoWords {
  ADMITTED("%s and %s have come as guests.", "%s et %s sont là, en invités."),
  OPENED("%s opens a table for Salvage: %s", "%s ouvre une table de Salvage : %s"),
  SEATED("%s sits down, and the game begins: %s", "%s s'assied, et la partie commence : %s"),
  RANK("rank", "rang"),
  PLAYER("player", "joueur"),
  POINTS("points", "points"),
  EXPORTED("All of it is at %s, and in %s.", "Tout est à %s, et dans %s."),
  VERIFY(
      "Every move and every draw can be checked: %s",
      "Chaque coup et chaque tirage peuvent être vérifiés : %s");

  /** The languages that there are, as HTTP names them. */
  enum Language {
    EN,
    FR;

    /** That of the user's terminal, as POSIX says where to find it. */
    static Language of(Checkout checkout) {
      Optional<String> locale =
          checkout
              .variable("LC_ALL")
              .or(() -> checkout.variable("LC_MESSAGES"))
              .or(() -> checkout.variable("LANG"));
      return locale.filter(name -> name.startsWith("fr")).isPresent() ? FR : EN;
    }

    String tag() {
      return this == FR ? "fr" : "en";
    }
  }

  private final String english;
  private final String french;

  DemoWords(String english, String french) {
    this.english = english;
    this.french = french;
  }

  String in(Language language, Object... arguments) {
    return (language == Language.FR ? french : english).formatted(arguments);
  }
}
