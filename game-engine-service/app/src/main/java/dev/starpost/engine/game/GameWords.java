package dev.starpost.engine.game;

import dev.starpost.kernel.GameTexts;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;

/**
 * The words of one game for one reader: in their language, and with the names of the players. Made
 * when something is read; nothing of it is stored.
 */
public record GameWords(Texts texts, Language language) {

  public static GameWords of(HostedGame<?, ?, ?> game, Departures departures, Language language) {
    return new GameWords(
        GameTexts.naming(
            game.kind().game().texts(),
            game.opening().players().stream().map(departures::nameOf).toList()),
        language);
  }

  public String say(Text text) {
    return texts.say(text, language);
  }
}
