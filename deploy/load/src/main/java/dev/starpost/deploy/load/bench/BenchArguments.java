package dev.starpost.deploy.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Command line of a benchmark. What a benchmark was called with: options such as {@code --seconds
 * 10}, and nothing else.
 */
public final class BenchArguments {

  /** The call is wrong; the message says how to do better. */
  public static final class Wrong extends Exception {
    private static final long serialVersionUID = 1L;

    public Wrong(String message) {
      super(message);
    }
  }

  private final SortedMap<String, String> options = new TreeMap<>();

  public BenchArguments(List<String> words, List<String> known) throws Wrong {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      if (!name.startsWith("--") || !known.contains(name.substring(2))) {
        throw new Wrong("does not know " + word + "; there are --" + String.join(", --", known));
      }
      if (equals >= 0) {
        options.put(name.substring(2), word.substring(equals + 1));
      } else if (i + 1 < words.size()) {
        options.put(name.substring(2), words.get(++i));
      } else {
        throw new Wrong(name + " needs a value");
      }
    }
  }

  public Optional<String> text(String name) {
    return Optional.ofNullable(options.get(name));
  }

  public int number(String name, int byDefault, int from, int to) throws Wrong {
    String given = options.get(name);
    return given == null ? byDefault : number(name, given, from, to);
  }

  /** Several numbers with commas between them, given back without repetition and in order. */
  public List<Integer> numbers(String name, List<Integer> byDefault, int from, int to)
      throws Wrong {
    String given = options.get(name);
    if (given == null) {
      return byDefault;
    }
    SortedSet<Integer> numbers = new TreeSet<>();
    for (String one : given.split(",", -1)) {
      numbers.add(number(name, one.strip(), from, to));
    }
    return new ArrayList<>(numbers);
  }

  private static int number(String name, String given, int from, int to) throws Wrong {
    try {
      int number = Integer.parseInt(given);
      if (number >= from && number <= to) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, together with the range.
    }
    throw new Wrong("--%s takes numbers from %d to %d, not '%s'".formatted(name, from, to, given));
  }
}
