package dev.starpost.web.problem;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.text.Text;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a field or a parameter should hold, in words; read off its Java type where that says all.
 *
 * @param words in the texts of {@link CommonProblem}
 */
public record Expectation(Text words) {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final Map<Class<?>, String> SIMPLE =
      Map.ofEntries(
          Map.entry(String.class, "expected.text"),
          Map.entry(Boolean.class, "expected.boolean"),
          Map.entry(boolean.class, "expected.boolean"),
          Map.entry(Integer.class, "expected.integer"),
          Map.entry(int.class, "expected.integer"),
          Map.entry(Long.class, "expected.integer"),
          Map.entry(long.class, "expected.integer"),
          Map.entry(Double.class, "expected.number"),
          Map.entry(double.class, "expected.number"),
          Map.entry(Instant.class, "expected.date-time"),
          Map.entry(OffsetDateTime.class, "expected.date-time"),
          Map.entry(LocalDate.class, "expected.date"),
          Map.entry(LocalTime.class, "expected.time"),
          Map.entry(Duration.class, "expected.duration"),
          Map.entry(ObjectNode.class, "expected.object"));

  /** A value that Jackson reads into that type. */
  public static Expectation of(Type type) {
    return new Expectation(words(type));
  }

  /** Any text that can be stored. */
  public static Expectation text() {
    return new Expectation(Text.of("expected.plain-text"));
  }

  /** Text of so many characters. */
  public static Expectation characters(int from, int to) {
    return new Expectation(Text.of("expected.characters", "from", from, "to", to));
  }

  /** A whole number within limits. */
  public static Expectation number(long from, long to) {
    return new Expectation(Text.of("expected.range", "from", from, "to", to));
  }

  /** One of some words. */
  public static Expectation oneOf(String... words) {
    return new Expectation(choice(List.of(words)));
  }

  /** Ids, separated by commas. */
  public static Expectation ids(int most) {
    return new Expectation(Text.of("expected.ids", "most", most));
  }

  /** A ULID. */
  public static Expectation id() {
    return new Expectation(Text.of("expected.id"));
  }

  /** The cursor that a list has given. */
  public static Expectation cursor() {
    return new Expectation(Text.of("expected.cursor"));
  }

  /** One version, as in {@code ETag}. */
  public static Expectation version() {
    return new Expectation(Text.of("expected.version"));
  }

  private static Text words(Type type) {
    Class<?> raw = raw(type);
    if (raw == Optional.class) {
      return words(content(type));
    }
    if (SIMPLE.containsKey(raw)) {
      return Text.of(SIMPLE.get(raw));
    }
    if (raw.isEnum()) {
      return choice(Arrays.stream(raw.getEnumConstants()).map(Expectation::word).toList());
    }
    if (raw.isArray()) {
      return Text.of("expected.list", "entry", words(raw.getComponentType()));
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return type instanceof ParameterizedType
          ? Text.of("expected.list", "entry", words(content(type)))
          : Text.of("expected.any-list");
    }
    if (Map.class.isAssignableFrom(raw)) {
      return Text.of("expected.object");
    }
    if (raw.isRecord()) {
      return object(raw);
    }
    return Text.of(raw == JsonNode.class ? "expected.object" : "expected.described");
  }

  private static Text object(Class<?> type) {
    List<String> needed = new ArrayList<>();
    List<String> optional = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      boolean mayBeMissing =
          component.getType() == Optional.class || component.getType() == boolean.class;
      (mayBeMissing ? optional : needed).add(component.getName());
    }
    if (optional.isEmpty()) {
      return Text.of("expected.object-with", "fields", enumeration(needed));
    }
    if (needed.isEmpty()) {
      return Text.of("expected.object-of-optional", "optional", enumeration(optional));
    }
    return Text.of(
        "expected.object-with-optional",
        "fields",
        enumeration(needed),
        "optional",
        enumeration(optional));
  }

  /** As in {@code a, b and c}. */
  private static Object enumeration(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : Text.of(
            "expected.and",
            "names",
            String.join(", ", names.subList(0, last)),
            "last",
            names.get(last));
  }

  private static Text choice(List<String> words) {
    return Text.of("expected.one-of", "words", String.join(", ", words));
  }

  private static String word(Object constant) {
    return JSON.convertValue(constant, String.class);
  }

  static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : Object.class;
  }

  /** What is inside an {@code Optional} or a list. */
  static Type content(Type type) {
    return type instanceof ParameterizedType generic
        ? generic.getActualTypeArguments()[0]
        : Object.class;
  }
}
