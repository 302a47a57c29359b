package dev.starpost.kernel.option;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * An option as clients read it: the move without its parameters, and for each parameter what it can
 * be filled with.
 *
 * @param about the things that the fixed part of the move stands for, such as {@code
 *     station:lunar-mine}
 * @param hint what it costs and gives for certain, in words; absent where that is nothing
 * @param changes the same for programs: by how much the seat's resources change
 * @param isFinal whether it can not be taken back
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OptionDocument(
    JsonNode move,
    List<Choose> choose,
    String label,
    String rule,
    List<String> about,
    Optional<String> hint,
    Optional<SortedMap<String, Integer>> changes,
    @JsonProperty("final") boolean isFinal) {

  /**
   * A client answers with {@code param} set to a list of {@code min} to {@code max} values; where
   * there are {@code slots}, to an object with a value for so many of them.
   *
   * @param kind what is chosen: {@link Param#kind}
   * @param slotKind what the slots are, by the same words
   * @param slots the slots to which values are assigned; absent where values are just chosen
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  public record Choose(
      String param,
      String kind,
      List<Of> of,
      int min,
      int max,
      Optional<String> slotKind,
      Optional<List<SlotOf>> slots) {}

  /**
   * A slot that can get one value.
   *
   * @param slot the name of its field in the client's answer
   * @param required whether it must get one
   * @param of the values that fit it
   */
  public record SlotOf(String slot, String label, boolean required, List<JsonNode> of) {}

  /**
   * A value to choose.
   *
   * @param times how often the value may stand in the list
   * @param hint what it costs and gives for certain to choose just this
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  public record Of(
      JsonNode value,
      String label,
      int times,
      Optional<String> hint,
      Optional<SortedMap<String, Integer>> changes) {}

  /** What is known of an option, or of one value of it, besides what it is called. */
  public record Hint(Optional<String> text, Optional<SortedMap<String, Integer>> changes) {
    public static final Hint NONE = new Hint(Optional.empty(), Optional.empty());
  }

  /**
   * An option in words.
   *
   * @param of for each value of its only choice; empty where it has another number of choices
   */
  public record Explanation(List<Thing> about, Hint hint, List<Hint> of, boolean isFinal) {
    public static final Explanation NONE = new Explanation(List.of(), Hint.NONE, List.of(), false);
  }

  public static OptionDocument of(
      Option<?> option, Explanation explanation, Texts texts, Language language) {
    ObjectNode move = GameJson.mapper().valueToTree(option.move());
    for (Choice<?, ?> choice : option.choose()) {
      move.remove(choice.name());
    }
    List<Choose> choose =
        option.choose().stream()
            .map(choice -> choose(choice, explanation.of(), texts, language))
            .toList();
    return new OptionDocument(
        move,
        choose,
        texts.say(option.label(), language),
        option.rule(),
        explanation.about().stream().map(Thing::word).toList(),
        explanation.hint().text(),
        explanation.hint().changes(),
        explanation.isFinal());
  }

  private static Choose choose(
      Choice<?, ?> choice, List<Hint> hints, Texts texts, Language language) {
    List<Of> of = new ArrayList<>(choice.of().size());
    for (int i = 0; i < choice.of().size(); i++) {
      Item<?> item = choice.of().get(i);
      Hint hint = hints.isEmpty() ? Hint.NONE : hints.get(i);
      of.add(
          new Of(
              GameJson.tree(item.value()),
              texts.say(item.label(), language),
              item.times(),
              hint.text(),
              hint.changes()));
    }
    Optional<Assignment<?, ?, ?>> assignment =
        choice instanceof Assignment<?, ?, ?> found ? Optional.of(found) : Optional.empty();
    return new Choose(
        choice.name(),
        choice.kind(),
        Collections.unmodifiableList(of),
        choice.min(),
        choice.max(),
        assignment.map(found -> found.param().slotKind()),
        assignment.map(found -> slots(found, texts, language)));
  }

  private static <S extends Comparable<S>, V> List<SlotOf> slots(
      Assignment<?, S, V> assignment, Texts texts, Language language) {
    List<SlotName> names = slotNames(assignment);
    List<SlotOf> slots = new ArrayList<>(names.size());
    for (int i = 0; i < names.size(); i++) {
      NamedSlot<S, V> slot = assignment.slots().get(i);
      slots.add(
          new SlotOf(
              names.get(i).slot(),
              texts.say(slot.label(), language),
              slot.required(),
              names.get(i).of()));
    }
    return Collections.unmodifiableList(slots);
  }

  /**
   * What a slot is called in JSON, and the values that fit it.
   *
   * @param slot the name of its field
   */
  public record SlotName(String slot, List<JsonNode> of) {}

  /** The slots of an assignment as clients write them, in its order. */
  public static <S extends Comparable<S>, V> List<SlotName> slotNames(
      Assignment<?, S, V> assignment) {
    return assignment.slots().stream()
        .map(
            slot ->
                new SlotName(
                    fieldName(slot.slot()),
                    assignment.of().stream()
                        .map(Item::value)
                        .filter(slot::fits)
                        .map(GameJson::tree)
                        .toList()))
        .toList();
  }

  /** What the slot is called where it is the name of a field. */
  private static String fieldName(Object slot) {
    return GameJson.tree(Collections.singletonMap(slot, true)).fieldNames().next();
  }
}
