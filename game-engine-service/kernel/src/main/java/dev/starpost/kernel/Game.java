package dev.starpost.kernel;

import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A game as the platform finds it: who can play, what can be chosen, and its {@link Rules}. Each
 * game module provides one, named in {@code META-INF/services/dev.starpost.kernel.Game}.
 */
public interface Game<S, M, E> {

  /** The name in addresses and topics, such as {@code alien-frontiers}. */
  String id();

  /** The letters that begin the ids of its games and, in capitals, its rules. */
  String prefix();

  /**
   * Raised whenever the same moves could lead to other events than before, or the table's options
   * are others.
   */
  int rulesVersion();

  /**
   * Raised when the JSON of the state, or what folding makes of an event, changes: snapshots stored
   * before are then ignored.
   */
  default int stateVersion() {
    return 1;
  }

  int fewestPlayers();

  int mostPlayers();

  TableOptionsSchema options();

  Rules<S, M, E> rules();

  Class<S> stateType();

  Class<M> moveType();

  Class<E> eventType();

  Texts texts();

  /** All that lies in the box: every card, tile, place and kind of piece, in a fixed order. */
  List<Component> components();

  /**
   * What people call the words of views that are no components: those that the texts have under
   * {@code word.…}, and pieces on the table that have words of their own.
   */
  default List<Word> words() {
    return Word.of(texts());
  }

  /** The numbered rules, in Markdown. */
  String rulesText();

  /** Why no game can be opened like this; games override it where options depend on others. */
  default Optional<OptionRefused> refuses(Setup setup) {
    if (setup.players() < fewestPlayers() || setup.players() > mostPlayers()) {
      return Optional.of(
          OptionRefused.of("players", "range", "from", fewestPlayers(), "to", mostPlayers()));
    }
    return Optional.empty();
  }

  /** Every game on the class path, in the order of their ids. */
  static List<Game<?, ?, ?>> all() {
    return ServiceLoader.load(Game.class).stream()
        .<Game<?, ?, ?>>map(ServiceLoader.Provider::get)
        .sorted((a, b) -> a.id().compareTo(b.id()))
        .toList();
  }

  static Optional<Game<?, ?, ?>> named(String id) {
    return all().stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
