package dev.starpost.text;

import java.util.List;

/**
 * Something to say to people, not yet in any language: a key and its arguments. Cheap to make, so
 * options can carry labels that nobody may ever read; {@link Texts} puts it into words.
 *
 * @param key the key in the text files
 * @param arguments names and values in turn; a value is a number, a string, a text, somebody who is
 *     {@link Named}, or a list of these
 */
public record Text(String key, List<Object> arguments) {

  public Text {
    if (arguments.size() % 2 != 0) {
      throw new IllegalArgumentException("names and values in turn, not " + arguments);
    }
  }

  public static Text of(String key) {
    return new Text(key, List.of());
  }

  public static Text of(String key, Object... namesAndValues) {
    return new Text(key, List.of(namesAndValues));
  }

  /** The value of the argument of that name, or null if there is none. */
  Object argument(String name) {
    for (int i = 0; i < arguments.size(); i += 2) {
      if (arguments.get(i).equals(name)) {
        return arguments.get(i + 1);
      }
    }
    return null;
  }
}
