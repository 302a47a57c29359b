package dev.starpost.deploy.launcher.demo;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Minimal JSON reader and writer. As much JSON as talking to Starpost takes. Objects are maps that
 * keep their order, arrays are lists, whole numbers are {@link Long} where they fit, and null is
 * null.
 */
public final class Json {
  private static final int DEEPEST = 200;

  private final String text;
  private int at;
  private int depth;

  private Json(String text) {
    this.text = text;
  }

  public static String write(Object value) {
    if (value instanceof Map<?, ?> object) {
      return object.entrySet().stream()
          .map(field -> quote(field.getKey().toString()) + ":" + write(field.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> array) {
      return array.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
    }
    return value instanceof String string ? quote(string) : String.valueOf(value);
  }

  /**
   * Reads one JSON text.
   *
   * @throws IllegalArgumentException when it is not JSON
   */
  public static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value();
    if (json.peek() != 0) {
      throw json.unexpected();
    }
    return value;
  }

  /** The field of an object; empty where there is no object, no such field, or null in it. */
  static Optional<Object> field(Object value, String name) {
    return value instanceof Map<?, ?> object
        ? Optional.ofNullable(object.get(name))
        : Optional.empty();
  }

  /** The field, if it is a text. */
  static Optional<String> text(Object value, String name) {
    return field(value, name).filter(String.class::isInstance).map(String.class::cast);
  }

  private static String quote(String string) {
    StringBuilder quoted = new StringBuilder("\"");
    string
        .chars()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
              } else if (c < ' ' || Character.isSurrogate((char) c)) {
                // A lone half of a pair would not survive UTF-8.
                quoted.append("\\u%04x".formatted(c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }

  private Object value() {
    char next = peek();
    if (next == '{') {
      return object();
    }
    if (next == '[') {
      return array();
    }
    return next == '"' ? string() : word();
  }

  private Map<String, Object> object() {
    Map<String, Object> fields = new LinkedHashMap<>();
    begin('{');
    while (peek() != '}') {
      if (!fields.isEmpty()) {
        expect(',');
        peek();
      }
      String name = string();
      expect(':');
      fields.put(name, value());
    }
    end('}');
    return fields;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    begin('[');
    while (peek() != ']') {
      if (!elements.isEmpty()) {
        expect(',');
      }
      elements.add(value());
    }
    end(']');
    return elements;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    for (char c = character(); c != '"'; c = character()) {
      string.append(c == '\\' ? escaped() : c);
    }
    return string.toString();
  }

  private char escaped() {
    char c = character();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        String digits = "" + character() + character() + character() + character();
        yield (char) Integer.parseUnsignedInt(digits, 16);
      }
      default -> throw unexpected();
    };
  }

  private Object word() {
    int start = at;
    while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> number(word);
    };
  }

  private Object number(String word) {
    if (!word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")) {
      throw unexpected();
    }
    if (!word.matches("-?[0-9]+")) {
      return new BigDecimal(word);
    }
    BigInteger whole = new BigInteger(word);
    return whole.bitLength() < Long.SIZE ? (Object) whole.longValue() : whole;
  }

  private void begin(char bracket) {
    expect(bracket);
    depth++;
    if (depth > DEEPEST) {
      throw unexpected();
    }
  }

  private void end(char bracket) {
    expect(bracket);
    depth--;
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw unexpected();
    }
    at++;
  }

  /** The next character that is not white space, which stays; 0 at the end. */
  private char peek() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char character() {
    if (at == text.length()) {
      throw unexpected();
    }
    return text.charAt(at++);
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException("not JSON, at character " + at);
  }
}
