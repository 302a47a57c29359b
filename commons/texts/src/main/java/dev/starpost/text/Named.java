package dev.starpost.text;

/**
 * Somebody whose name no text file holds, as an argument of a {@link Text}: the name is put in by
 * whoever says the text and knows it ({@link Texts#naming}).
 */
public interface Named {

  /** What is said where nobody knows the name. */
  Text unnamed();
}
