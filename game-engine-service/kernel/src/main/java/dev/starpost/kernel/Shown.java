package dev.starpost.kernel;

import dev.starpost.text.Text;

/**
 * An event as one viewer may see it: its fields are for programs, and {@link #text} says the same
 * to people. The text is made of these fields alone, so it cannot tell what they do not; a form
 * that hides something has a text of its own.
 */
public interface Shown {

  /** What happened, in one sentence: who did what to what, and why where that is not plain. */
  Text text();
}
