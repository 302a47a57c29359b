package dev.starpost.kernel.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The first place where two JSON trees say different things. The order of fields says nothing, and
 * a number is its value however wide its node is.
 */
final class TreeDifference {
  private static final int LONGEST_QUOTE = 200;

  private TreeDifference() {}

  /** Where, what was expected and what was found; empty if the trees say the same. */
  static Optional<String> between(JsonNode expected, JsonNode found) {
    return between("", expected, found);
  }

  private static Optional<String> between(String at, JsonNode expected, JsonNode found) {
    if (expected.isObject() && found.isObject()) {
      Set<String> names = new TreeSet<>();
      expected.fieldNames().forEachRemaining(names::add);
      found.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        Optional<String> inside = between(at + "/" + name, expected.path(name), found.path(name));
        if (inside.isPresent()) {
          return inside;
        }
      }
      return Optional.empty();
    }
    if (expected.isArray() && found.isArray()) {
      for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
        Optional<String> inside = between(at + "/" + i, expected.path(i), found.path(i));
        if (inside.isPresent()) {
          return inside;
        }
      }
      return Optional.empty();
    }
    if (isSameLeaf(expected, found)) {
      return Optional.empty();
    }
    String where = at.isEmpty() ? "" : "at " + at + " ";
    return Optional.of(where + "expected " + quote(expected) + ", found " + quote(found));
  }

  private static boolean isSameLeaf(JsonNode expected, JsonNode found) {
    if (expected.isIntegralNumber() && found.isIntegralNumber()) {
      return expected.bigIntegerValue().equals(found.bigIntegerValue());
    }
    return expected.equals(found);
  }

  /** As JSON, so that words are told from numbers; shortened where it is long. */
  static String quote(JsonNode tree) {
    if (tree.isMissingNode()) {
      return "nothing";
    }
    String json = tree.toString();
    return json.length() <= LONGEST_QUOTE ? json : json.substring(0, LONGEST_QUOTE) + "...";
  }
}
