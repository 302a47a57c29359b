package dev.starpost.kernel.play;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import java.util.List;
import java.util.Optional;

/**
 * Why something that was sent is no move of the game. The rules know why a move is not allowed;
 * what cannot even be read never reaches them.
 */
public final class UnreadableMove {
  private static final String TYPE = "type";

  private UnreadableMove() {}

  /**
   * The refusal.
   *
   * @param rule that asks what is asked
   */
  public static <M> Refusal refusal(List<Option<M>> options, JsonNode sent, String rule) {
    for (Option<M> option : options) {
      if (GameJson.tree(option.move()).path(TYPE).equals(sent.path(TYPE))) {
        for (Choice<? extends M, ?> choice : option.choose()) {
          if (choice instanceof Assignment<?, ?, ?> assignment) {
            Optional<Refusal> wrong = refusal(assignment, sent.path(choice.name()), option.rule());
            if (wrong.isPresent()) {
              return wrong.get();
            }
          }
        }
      }
    }
    return Refusal.of(rule, "not-an-option");
  }

  private static Optional<Refusal> refusal(
      Assignment<?, ?, ?> assignment, JsonNode sent, String rule) {
    List<OptionDocument.SlotName> slots = OptionDocument.slotNames(assignment);
    List<String> names = slots.stream().map(OptionDocument.SlotName::slot).toList();
    if (!sent.isObject()) {
      return Optional.of(
          Refusal.of(
              rule,
              "assignment-expected",
              "param",
              assignment.name(),
              "min",
              assignment.min(),
              "max",
              assignment.max(),
              "slots",
              names));
    }
    for (String name : (Iterable<String>) sent::fieldNames) {
      if (!names.contains(name)) {
        return Optional.of(
            Refusal.of(
                rule, "no-such-slot", "param", assignment.name(), "slot", name, "slots", names));
      }
      List<JsonNode> fits = slots.get(names.indexOf(name)).of();
      if (!fits.contains(sent.get(name))) {
        return Optional.of(
            Refusal.of(
                rule,
                "no-value-for-slot",
                "slot",
                name,
                "values",
                fits.stream().map(JsonNode::asText).toList()));
      }
    }
    return Optional.empty();
  }
}
