package dev.starpost.kernel;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;

/** An event as clients read it: its fields, and {@code text}, the same in words. */
public final class EventDocument {
  /** A name that no field of an event may have. */
  public static final String TEXT = "text";

  private EventDocument() {}

  /** Puts it into words; {@code texts} know the names of the players. */
  public static ObjectNode of(Shown shown, Texts texts, Language language) {
    ObjectNode document = (ObjectNode) GameJson.tree(shown);
    return document.put(TEXT, texts.say(shown.text(), language));
  }
}
