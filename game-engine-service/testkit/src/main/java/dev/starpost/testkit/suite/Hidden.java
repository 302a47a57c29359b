package dev.starpost.testkit.suite;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is hidden from one viewer: the fields of other seats' views that differ from the viewer's
 * own, and whether determinizing ever changes them. Fields that never change for their seat, such
 * as its own number, are no secrets.
 */
final class Hidden<S, M, E> {
  private final Rules<S, M, E> rules;
  private final Viewer viewer;
  private final List<Seat> others;
  private final SortedSet<String> differing = new TreeSet<>();
  private final SortedSet<String> drawnAnew = new TreeSet<>();
  private final SortedSet<String> varying = new TreeSet<>();
  private final SortedMap<String, JsonNode> firstSeen = new TreeMap<>();
  private boolean stateChanged;

  Hidden(Rules<S, M, E> rules, Viewer viewer, List<Seat> seats) {
    this.rules = rules;
    this.viewer = viewer;
    this.others = seats.stream().filter(seat -> !viewer.is(seat)).toList();
  }

  Viewer viewer() {
    return viewer;
  }

  void compare(Views<S> state, S determinized) {
    stateChanged |= !determinized.equals(state.state);
    SortedMap<String, JsonNode> own = state.fields(viewer);
    for (Seat other : others) {
      SortedMap<String, JsonNode> real = state.fields(Viewer.at(other));
      SortedMap<String, JsonNode> otherwise = fields(rules, determinized, Viewer.at(other));
      real.forEach(
          (field, value) -> {
            String name = other + " " + field;
            if (!value.equals(own.get(field))) {
              differing.add(name);
            }
            if (!value.equals(otherwise.get(field))) {
              drawnAnew.add(name);
            }
            JsonNode first = firstSeen.putIfAbsent(name, value);
            if (first != null && !first.equals(value)) {
              varying.add(name);
            }
          });
    }
  }

  boolean stateChanged() {
    return stateChanged;
  }

  SortedSet<String> found() {
    SortedSet<String> secrets = new TreeSet<>(differing);
    secrets.retainAll(varying);
    return secrets;
  }

  SortedSet<String> neverDrawnAnew() {
    SortedSet<String> never = found();
    never.removeAll(drawnAnew);
    return never;
  }

  /** What everybody sees of one state, each view made once: most of the time goes here. */
  static final class Views<S> {
    private final Rules<S, ?, ?> rules;
    private final S state;
    private final Map<Viewer, SortedMap<String, JsonNode>> made = new HashMap<>();

    Views(Rules<S, ?, ?> rules, S state) {
      this.rules = rules;
      this.state = state;
    }

    private SortedMap<String, JsonNode> fields(Viewer of) {
      return made.computeIfAbsent(of, viewer -> Hidden.fields(rules, state, viewer));
    }
  }

  private static <S> SortedMap<String, JsonNode> fields(Rules<S, ?, ?> rules, S state, Viewer of) {
    SortedMap<String, JsonNode> fields = new TreeMap<>();
    collect("", GameJson.tree(rules.view(state, of)), fields);
    return fields;
  }

  /** Down to the values; a list of plain values is one value. */
  private static void collect(String path, JsonNode node, SortedMap<String, JsonNode> fields) {
    if (node.isObject()) {
      for (Map.Entry<String, JsonNode> field : node.properties()) {
        collect(path + "/" + field.getKey(), field.getValue(), fields);
      }
    } else if (node.isArray() && node.size() > 0 && node.get(0).isObject()) {
      for (int i = 0; i < node.size(); i++) {
        collect(path + "/" + i, node.get(i), fields);
      }
    } else {
      fields.put(path, node);
    }
  }
}
