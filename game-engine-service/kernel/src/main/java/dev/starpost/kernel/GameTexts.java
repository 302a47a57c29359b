package dev.starpost.kernel;

import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.List;

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

  /**
   * The same words at one table.
   *
   * @param names of the players, in seating order; what plays without a seat is the game's {@code
   *     rival}
   */
  public static Texts naming(Texts texts, List<String> names) {
    return texts.naming(named -> named instanceof Seat seat ? name(seat, names) : named.unnamed());
  }

  private static Object name(Seat seat, List<String> names) {
    return seat.index() < names.size() ? names.get(seat.index()) : Text.of("rival");
  }
}
