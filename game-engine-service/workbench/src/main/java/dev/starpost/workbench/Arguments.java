package dev.starpost.workbench;

import dev.starpost.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a tool was called with: a game, then options such as {@code --players 3} and table options
 * such as {@code longGame=true}.
 */
final class Arguments {

  /** The call is wrong; the message says how to do better. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1L;

    Wrong(String message) {
      super(message);
    }
  }

  private final List<String> words;
  private final SortedMap<String, String> options = new TreeMap<>();
  private final SortedMap<String, String> tableOptions = new TreeMap<>();

  Arguments(String[] arguments, List<String> known) throws Wrong {
    List<String> plain = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      String argument = arguments[i];
      if (argument.startsWith("--")) {
        String name = argument.substring(2);
        if (!known.contains(name)) {
          throw new Wrong(
              "unknown option " + argument + "; there are --" + String.join(", --", known));
        }
        if (++i == arguments.length) {
          throw new Wrong(argument + " needs a value");
        }
        options.put(name, arguments[i]);
      } else if (argument.contains("=")) {
        int equals = argument.indexOf('=');
        tableOptions.put(argument.substring(0, equals), argument.substring(equals + 1));
      } else {
        plain.add(argument);
      }
    }
    this.words = List.copyOf(plain);
  }

  Game<?, ?, ?> game() throws Wrong {
    String games = Game.all().stream().map(Game::id).collect(Collectors.joining(", "));
    if (words.size() != 1) {
      throw new Wrong("name one game of: " + games);
    }
    Optional<Game<?, ?, ?>> game = Game.named(words.get(0));
    return game.orElseThrow(() -> new Wrong("no game " + words.get(0) + "; there are: " + games));
  }

  int number(String name, int byDefault, int from, int to) throws Wrong {
    String given = options.get(name);
    if (given == null) {
      return byDefault;
    }
    try {
      int number = Integer.parseInt(given);
      if (number >= from && number <= to) {
        return number;
      }
    } catch (NumberFormatException e) {
      // falls through to the sentence that serves both cases
    }
    throw new Wrong("--" + name + " must be a whole number from " + from + " to " + to);
  }

  <T> T oneOf(String name, String byDefault, Map<String, T> choices) throws Wrong {
    T chosen = choices.get(options.getOrDefault(name, byDefault));
    if (chosen == null) {
      throw new Wrong("--" + name + " must be one of " + new TreeMap<>(choices).keySet());
    }
    return chosen;
  }

  /** Words with commas between them, each of which must mean something. */
  <T> List<T> several(String name, List<T> byDefault, Function<String, Optional<T>> meaning)
      throws Wrong {
    String given = options.get(name);
    if (given == null) {
      return byDefault;
    }
    List<T> meant = new ArrayList<>();
    for (String word : given.split(",", -1)) {
      meant.add(
          meaning
              .apply(word)
              .orElseThrow(() -> new Wrong("--" + name + " cannot be '" + word + "'")));
    }
    return meant;
  }

  SortedMap<String, String> tableOptions() {
    return tableOptions;
  }
}
