package dev.starpost.kernel.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Something that is chosen when a table is opened. Its values are few enough to be listed. */
public sealed interface TableOption {

  String name();

  /** What it is when nobody says anything. */
  Object byDefault();

  /** Every value it can have. */
  List<Object> values();

  /** The value, if the JSON holds one of {@link #values}. */
  Optional<Object> read(JsonNode json);

  /** What to say to any other value. */
  OptionRefused refusal();

  /** Adds what JSON Schema says of it; {@code title} gives the title of a word. */
  void describe(ObjectNode schema, UnaryOperator<String> title);

  /** Yes or no. */
  record Flag(String name, Boolean byDefault) implements TableOption {
    @Override
    public List<Object> values() {
      return List.of(false, true);
    }

    @Override
    public Optional<Object> read(JsonNode json) {
      return json.isBoolean() ? Optional.of(json.booleanValue()) : Optional.empty();
    }

    @Override
    public OptionRefused refusal() {
      return OptionRefused.of(name, "flag");
    }

    @Override
    public void describe(ObjectNode schema, UnaryOperator<String> title) {
      schema.put("type", "boolean").put("default", byDefault);
    }
  }

  /** One of several words. */
  record Choice(String name, List<String> words, String byDefault) implements TableOption {
    public Choice {
      words = List.copyOf(words);
      if (!words.contains(byDefault)) {
        throw new IllegalArgumentException(name + ": " + byDefault + " is not among " + words);
      }
    }

    @Override
    public List<Object> values() {
      return List.copyOf(words);
    }

    @Override
    public Optional<Object> read(JsonNode json) {
      return json.isTextual() && words.contains(json.textValue())
          ? Optional.of(json.textValue())
          : Optional.empty();
    }

    @Override
    public OptionRefused refusal() {
      return OptionRefused.of(name, "choice", "words", String.join(", ", words));
    }

    @Override
    public void describe(ObjectNode schema, UnaryOperator<String> title) {
      schema.put("type", "string").put("default", byDefault);
      ArrayNode oneOf = schema.putArray("oneOf");
      words.forEach(word -> oneOf.addObject().put("const", word).put("title", title.apply(word)));
    }
  }

  /** A whole number within limits. */
  record Range(String name, int from, int to, Integer byDefault) implements TableOption {
    public Range {
      if (byDefault < from || byDefault > to) {
        throw new IllegalArgumentException(name + ": the default is outside its limits");
      }
    }

    @Override
    public List<Object> values() {
      return IntStream.rangeClosed(from, to).<Object>mapToObj(Integer::valueOf).toList();
    }

    @Override
    public Optional<Object> read(JsonNode json) {
      return json.isIntegralNumber()
              && json.canConvertToInt()
              && json.intValue() >= from
              && json.intValue() <= to
          ? Optional.of(json.intValue())
          : Optional.empty();
    }

    @Override
    public OptionRefused refusal() {
      return OptionRefused.of(name, "range", "from", from, "to", to);
    }

    @Override
    public void describe(ObjectNode schema, UnaryOperator<String> title) {
      schema.put("type", "integer").put("default", byDefault);
      schema.put("minimum", from).put("maximum", to);
    }
  }
}
