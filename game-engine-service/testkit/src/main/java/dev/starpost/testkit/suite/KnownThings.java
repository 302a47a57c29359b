package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.option.Param;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The things that a client knows by the components of a game. */
final class KnownThings {
  private final SortedMap<String, SortedSet<String>> ids = new TreeMap<>();

  KnownThings(Game<?, ?, ?> game) {
    for (Component component : game.components()) {
      ids.computeIfAbsent(component.kind(), kind -> new TreeSet<>()).add(component.id());
    }
  }

  /** What is chosen is of a kind that exists, and one of that kind if they have ids. */
  void check(OptionDocument.Choose choose) {
    assertThat(isKind(choose.kind()))
        .as(
            "the kind of %s, %s: that of a component, a piece, number or seat",
            choose, choose.kind())
        .isTrue();
    for (OptionDocument.Of of : choose.of()) {
      if (ids.containsKey(choose.kind()) && of.value().isValueNode()) {
        assertThat(ids.get(choose.kind()))
            .as("the components of kind %s", choose.kind())
            .contains(of.value().asText());
      }
    }
    choose.slots().ifPresent(slots -> check(choose.slotKind().orElseThrow(), slots));
  }

  private void check(String kind, List<OptionDocument.SlotOf> slots) {
    assertThat(isKind(kind)).as("the kind of the slots %s, %s", slots, kind).isTrue();
    for (OptionDocument.SlotOf slot : slots) {
      assertThat(slot.of()).as("what fits %s", slot.slot()).isNotEmpty();
      if (ids.containsKey(kind)) {
        assertThat(ids.get(kind)).as("the components of kind %s", kind).contains(slot.slot());
      }
    }
  }

  /** What an option is about exists, and whatever its move names is among it. */
  void check(OptionDocument option) {
    for (String thing : option.about()) {
      String kind = thing.substring(0, thing.indexOf(':'));
      String id = thing.substring(kind.length() + 1);
      assertThat(isKind(kind)).as("the kind of %s", thing).isTrue();
      if (ids.containsKey(kind)) {
        assertThat(ids.get(kind)).as("the components of kind %s", kind).contains(id);
      }
    }
    named(option.move(), option);
  }

  private void named(JsonNode node, OptionDocument option) {
    if (node.isTextual() && ids.values().stream().anyMatch(of -> of.contains(node.textValue()))) {
      assertThat(option.about())
          .as("what %s is about, of which its move names %s", option.label(), node.textValue())
          .anyMatch(thing -> thing.endsWith(":" + node.textValue()));
    }
    if (node.isArray()) {
      node.forEach(each -> named(each, option));
    }
    node.properties()
        .forEach(
            field -> {
              if (!"type".equals(field.getKey())) {
                named(field.getValue(), option);
              }
            });
  }

  private boolean isKind(String kind) {
    return ids.containsKey(kind)
        || ids.getOrDefault(Component.PIECE, new TreeSet<>()).contains(kind)
        || kind.equals(Param.NUMBER)
        || kind.equals(Param.SEAT);
  }

  boolean isResource(String word) {
    return ids.getOrDefault(Component.RESOURCE, new TreeSet<>()).contains(word);
  }
}
