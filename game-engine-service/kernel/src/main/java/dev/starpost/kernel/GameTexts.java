package dev.starpost.kernel;

import dev.starpost.text.Texts;

/** A game's words: its own, and what the house says in every game. */
public final class GameTexts {
  private static final Texts HOUSE = Texts.of(GameTexts.class, "house");

  private GameTexts() {}

  /**
   * Reads {@code texts_en.properties} and {@code texts_fr.properties} (UTF-8) from that folder of
   * the game's resources.
   */
  public static Texts of(Class<?> game, String folder) {
    return HOUSE.with(Texts.of(game, folder));
  }
}
