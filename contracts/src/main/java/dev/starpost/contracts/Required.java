package dev.starpost.contracts;

/** Checks of required fields of a message, while it is being read. */
public final class Required {
  private Required() {}

  /** The value, unless it is missing. */
  public static <T> T field(String name, T value) {
    if (value == null) {
      throw new IllegalArgumentException("the message lacks " + name);
    }
    return value;
  }

  /** The word, unless it is missing or empty. */
  public static String word(String name, String value) {
    if (field(name, value).isEmpty()) {
      throw new IllegalArgumentException(name + " is empty");
    }
    return value;
  }
}
