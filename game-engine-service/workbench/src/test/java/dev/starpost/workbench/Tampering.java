package dev.starpost.workbench;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Every simple way to tamper with a JSON document, at every place: values changed, fields removed
 * and added, elements removed, repeated and swapped.
 */
final class Tampering {

  /** What was done. */
  enum How {
    ANOTHER_NUMBER,
    ANOTHER_WORD,
    THE_OPPOSITE,
    ANOTHER_TYPE,
    FIELD_REMOVED,
    FIELD_ADDED,
    ELEMENT_REMOVED,
    ELEMENT_REPEATED,
    ELEMENTS_SWAPPED
  }

  /** Told of every tampered document. */
  interface Witness {
    void see(JsonPointer at, How how, JsonNode document);
  }

  private final JsonNode genuine;
  private final Witness witness;

  Tampering(JsonNode genuine, Witness witness) {
    this.genuine = genuine;
    this.witness = witness;
  }

  void everywhere() {
    at(JsonPointer.empty());
  }

  private void at(JsonPointer here) {
    JsonNode node = genuine.at(here);
    if (node.isObject()) {
      fields(here, node);
    } else if (node.isArray()) {
      elements(here, node);
    } else {
      leaf(here, node);
    }
  }

  private void fields(JsonPointer here, JsonNode object) {
    change(here, How.FIELD_ADDED, node -> ((ObjectNode) node).put("added", 1));
    for (Iterator<String> names = object.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      JsonPointer field = here.appendProperty(name);
      change(field, here, How.FIELD_REMOVED, node -> ((ObjectNode) node).remove(name));
      at(field);
    }
  }

  private void elements(JsonPointer here, JsonNode array) {
    for (int i = 0; i < array.size(); i++) {
      int index = i;
      JsonPointer element = here.appendIndex(i);
      change(element, here, How.ELEMENT_REMOVED, node -> ((ArrayNode) node).remove(index));
      change(
          element,
          here,
          How.ELEMENT_REPEATED,
          node -> ((ArrayNode) node).insert(index, array.get(index).deepCopy()));
      if (i > 0 && !array.get(i).equals(array.get(i - 1))) {
        change(
            element,
            here,
            How.ELEMENTS_SWAPPED,
            node -> ((ArrayNode) node).insert(index - 1, ((ArrayNode) node).remove(index)));
      }
      at(element);
    }
  }

  private void leaf(JsonPointer here, JsonNode value) {
    if (value.isIntegralNumber()) {
      replace(here, How.ANOTHER_NUMBER, LongNode.valueOf(value.longValue() + 1));
      replace(here, How.ANOTHER_NUMBER, LongNode.valueOf(value.longValue() - 1));
      replace(here, How.ANOTHER_NUMBER, LongNode.valueOf(Long.MAX_VALUE));
      replace(here, How.ANOTHER_TYPE, TextNode.valueOf(value.asText()));
    } else if (value.isTextual()) {
      otherWords(value.textValue())
          .forEach(word -> replace(here, How.ANOTHER_WORD, TextNode.valueOf(word)));
      replace(here, How.ANOTHER_TYPE, IntNode.valueOf(1));
    } else if (value.isBoolean()) {
      replace(here, How.THE_OPPOSITE, BooleanNode.valueOf(!value.booleanValue()));
      replace(here, How.ANOTHER_TYPE, TextNode.valueOf(value.asText()));
    }
    replace(here, How.ANOTHER_TYPE, NullNode.getInstance());
    replace(here, How.ANOTHER_TYPE, JsonNodeFactory.instance.objectNode());
  }

  private static List<String> otherWords(String word) {
    List<String> others = new ArrayList<>(List.of(word + "0", word + " "));
    if (!word.isEmpty()) {
      others.add("");
      char last = word.charAt(word.length() - 1);
      others.add(word.substring(0, word.length() - 1) + (last == '0' ? '1' : '0'));
    }
    return others;
  }

  private void replace(JsonPointer here, How how, JsonNode with) {
    JsonPointer parent = here.head();
    change(
        here,
        parent,
        how,
        node -> {
          if (node instanceof ObjectNode object) {
            object.set(here.last().getMatchingProperty(), with);
          } else {
            ((ArrayNode) node).set(here.last().getMatchingIndex(), with);
          }
        });
  }

  private void change(JsonPointer here, How how, Consumer<JsonNode> change) {
    change(here, here, how, change);
  }

  private void change(JsonPointer here, JsonPointer in, How how, Consumer<JsonNode> change) {
    JsonNode tampered = genuine.deepCopy();
    change.accept(tampered.at(in));
    witness.see(here, how, tampered);
  }
}
