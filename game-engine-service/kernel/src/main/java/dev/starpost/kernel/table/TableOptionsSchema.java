package dev.starpost.kernel.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * The options of a game, declared once: from here come the JSON Schema that clients read, the check
 * of what they send, and the variety of options that random play tries.
 */
public record TableOptionsSchema(List<TableOption> options) {

  /** Either the options, complete with defaults, or the first one that is wrong. */
  public sealed interface Reading {
    record Read(TableOptions options) implements Reading {}

    record Wrong(OptionRefused refusal) implements Reading {}
  }

  public TableOptionsSchema {
    options = List.copyOf(options);
  }

  public static TableOptionsSchema of(TableOption... options) {
    return new TableOptionsSchema(List.of(options));
  }

  public Reading read(JsonNode json) {
    if (!json.isObject()) {
      return new Reading.Wrong(OptionRefused.of("options", "object"));
    }
    for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (named(name).isEmpty()) {
        return new Reading.Wrong(OptionRefused.of(name, "unknown"));
      }
    }
    SortedMap<String, Object> values = new TreeMap<>();
    for (TableOption option : options) {
      JsonNode given = json.get(option.name());
      Optional<Object> value = given == null ? Optional.of(option.byDefault()) : option.read(given);
      if (value.isEmpty()) {
        return new Reading.Wrong(option.refusal());
      }
      values.put(option.name(), value.get());
    }
    return new Reading.Read(new TableOptions(values));
  }

  /** The options when nobody says anything. */
  public TableOptions defaults() {
    return with(Map.of());
  }

  /** The defaults, but for these. For tests and tools: fails where {@link #read} would refuse. */
  public TableOptions with(Map<String, ?> chosen) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    chosen.forEach((name, value) -> json.set(name, node(value)));
    Reading reading = read(json);
    if (reading instanceof Reading.Wrong wrong) {
      throw new IllegalArgumentException(wrong.refusal().toString());
    }
    return ((Reading.Read) reading).options();
  }

  /** Some options, every value of every option equally likely. */
  public TableOptions atRandom(SplittableRandom random) {
    SortedMap<String, Object> values = new TreeMap<>();
    for (TableOption option : options) {
      values.put(option.name(), option.values().get(random.nextInt(option.values().size())));
    }
    return new TableOptions(values);
  }

  /**
   * JSON Schema 2020-12; titles from the texts {@code option.<name>} and {@code
   * option.<name>.<word>}.
   */
  public ObjectNode toJsonSchema(Texts texts, Language language) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("type", "object").put("additionalProperties", false);
    ObjectNode properties = schema.putObject("properties");
    for (TableOption option : options) {
      ObjectNode property = properties.putObject(option.name());
      String key = "option." + option.name();
      property.put("title", texts.say(Text.of(key), language));
      option.describe(property, word -> texts.say(Text.of(key + "." + word), language));
    }
    return schema;
  }

  private Optional<TableOption> named(String name) {
    return options.stream().filter(option -> option.name().equals(name)).findFirst();
  }

  private static JsonNode node(Object value) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (value instanceof Boolean flag) {
      return nodes.booleanNode(flag);
    }
    return value instanceof Integer number
        ? nodes.numberNode(number)
        : nodes.textNode(String.valueOf(value));
  }
}
