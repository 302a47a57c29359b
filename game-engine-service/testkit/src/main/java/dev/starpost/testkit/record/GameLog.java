package dev.starpost.testkit.record;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The log of a recorded game: what one viewer reads of it, a sentence for each event. */
public final class GameLog {
  /** Who sits at the table, in seating order. */
  private static final List<String> NAMES =
      List.of("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope");

  private GameLog() {}

  /** The words of a game, said at a table of people with names. */
  public static Texts named(Game<?, ?, ?> game, int players) {
    return GameTexts.naming(game.texts(), NAMES.subList(0, players));
  }

  public static <S, M, E> List<String> of(
      Game<S, M, E> game, RecordedGame recorded, Viewer viewer, Language language) {
    Texts texts = named(game, recorded.players());
    List<String> lines = new ArrayList<>();
    for (RecordedGame.RecordedPly ply : recorded.plies()) {
      Optional<Seat> by = ply.by();
      by.flatMap(seat -> ply.kind().text(seat, ply.undone().orElse(1)))
          .ifPresent(text -> lines.add(texts.say(text, language)));
      for (E event : RecordedGames.events(game, ply)) {
        Optional<Shown> shown = game.rules().show(event, viewer);
        shown.ifPresent(seen -> lines.add(texts.say(seen.text(), language)));
      }
    }
    return lines;
  }
}
