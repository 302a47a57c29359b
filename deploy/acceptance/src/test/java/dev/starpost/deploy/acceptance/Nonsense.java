package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.deploy.acceptance.ApiDocument.Operation;
import dev.starpost.deploy.acceptance.ApiDocument.Parameter;
import dev.starpost.deploy.acceptance.Door.Request;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/**
 * Makes requests that are almost right: as the document describes them, with something wrong in
 * most of them. The same seed makes the same requests.
 */
final class Nonsense {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** What breaks programs that trust what they read. */
  private static final List<String> NASTY =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "9223372036854775808",
          "1e999",
          "NaN",
          "null",
          "true",
          "[]",
          "{}",
          "\u0000",
          "a\u0000b",
          "\ud800",
          "\udfff\ud83d",
          "\u202eabc",
          "caf\u00e9",
          "cafe\u0301",
          "\ud83d\ude80",
          "' or 1=1 --",
          "../../etc/passwd",
          "${jndi:ldap://x}",
          "{{7*7}}",
          "<script>",
          "%",
          "%25",
          "a:b",
          "2026-02-30",
          "2026-11-16T00:00:00Z",
          "P1D",
          "PT-5M",
          "P99999999999D",
          "Europe/Nowhere",
          "fr",
          "x".repeat(300),
          "\u00e9".repeat(1_500));

  private static final List<String> BROKEN_BODIES =
      List.of(
          "",
          "{",
          "}",
          "[]",
          "null",
          "\"text\"",
          "17",
          "{\"a\":1,\"a\":2}",
          "{\"move\":{\"type\":\"bid\",\"type\":\"pass\"}}",
          "{\"a\":}",
          "{} {}",
          "{\"a\":\"\\ud800\"}",
          "{\"a\":" + "[".repeat(2_000) + "]".repeat(2_000) + "}",
          "\ufeff{}",
          "{\"name\":\"" + "y".repeat(20_000) + "\"}");

  private static final List<String> MEDIA =
      List.of(
          "text/plain", "application/xml", "application/json;charset=utf-16", "nonsense", "*/*");

  private final Random random;
  private final ApiDocument document;
  private final Map<String, List<String>> known;

  /**
   * @param known values of parameters that lead somewhere, by their names
   */
  Nonsense(long seed, ApiDocument document, Map<String, List<String>> known) {
    this.random = new Random(seed);
    this.document = document;
    this.known = known;
  }

  Request of(Operation operation) {
    Map<String, String> places = new HashMap<>();
    List<String> query = new ArrayList<>();
    Map<String, String> headers = new HashMap<>();
    for (Parameter parameter : operation.parameters()) {
      switch (parameter.in()) {
        case "path" -> places.put(parameter.name(), segment(parameter.name()));
        case "query" -> {
          if (!oneIn(2)) {
            query.add(parameter.name() + "=" + escaped(value(parameter)));
          }
        }
        default -> header(parameter, headers);
      }
    }
    if (oneIn(15)) {
      query.add(escaped(any(NASTY)) + "=" + escaped(any(NASTY)));
    }
    if (oneIn(15)) {
      headers.put("Accept", oneIn(2) ? any(MEDIA) : "application/json");
    }
    if (oneIn(15)) {
      headers.put("Accept-Language", printable(any(NASTY)));
    }
    String path =
        operation.pathWith(places) + (query.isEmpty() ? "" : "?" + String.join("&", query));
    Optional<byte[]> body =
        operation.body().isPresent() || oneIn(20) ? body(operation) : Optional.empty();
    if (body.isPresent()) {
      headers.put("Content-Type", oneIn(20) ? any(MEDIA) : "application/json");
    }
    return new Request(operation.method(), path, headers, body);
  }

  private String segment(String name) {
    if (!oneIn(3) && known.containsKey(name)) {
      return escaped(any(known.get(name)));
    }
    String nasty = any(NASTY);
    return escaped(nasty.isBlank() ? "-" : nasty);
  }

  private String value(Parameter parameter) {
    return oneIn(2) && known.containsKey(parameter.name())
        ? any(known.get(parameter.name()))
        : any(NASTY);
  }

  private void header(Parameter parameter, Map<String, String> headers) {
    switch (random.nextInt(3)) {
      case 0 -> {
        // Left out.
      }
      case 1 -> headers.put(parameter.name(), printable(any(NASTY)));
      default ->
          headers.put(
              parameter.name(),
              switch (parameter.name()) {
                case "Idempotency-Key" -> new UUID(random.nextLong(), random.nextLong()).toString();
                case "If-Match", "If-None-Match" -> "\"" + random.nextInt(4) + "\"";
                case "Prefer" -> "wait=" + random.nextInt(2);
                default -> Integer.toString(random.nextInt(5));
              });
    }
  }

  private Optional<byte[]> body(Operation operation) {
    if (operation.body().isEmpty() || oneIn(5)) {
      return Optional.of(any(BROKEN_BODIES).getBytes(StandardCharsets.UTF_8));
    }
    if (oneIn(200)) {
      return Optional.of(new byte[300_000]);
    }
    JsonNode sound = sound(operation.body().get(), 0);
    JsonNode sent = oneIn(4) ? sound : spoilt(sound);
    return Optional.of(sent.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Something that the schema admits, as far as a schema says it. */
  private JsonNode sound(JsonNode reference, int depth) {
    JsonNode schema = document.resolved(reference);
    for (String variants : List.of("oneOf", "anyOf", "allOf")) {
      if (schema.path(variants).size() > 0) {
        return sound(
            schema.path(variants).get(random.nextInt(schema.path(variants).size())), depth);
      }
    }
    if (schema.path("examples").size() > 0) {
      return schema.path("examples").get(0);
    }
    if (schema.path("enum").size() > 0) {
      return schema.path("enum").get(random.nextInt(schema.path("enum").size()));
    }
    return switch (schema.path("type").asText("object")) {
      case "string" -> NODES.textNode("some text " + random.nextInt(1_000));
      case "integer", "number" -> NODES.numberNode(random.nextInt(6));
      case "boolean" -> NODES.booleanNode(random.nextBoolean());
      case "array" -> {
        ArrayNode array = NODES.arrayNode();
        for (int i = 0; i < random.nextInt(3) && depth < 4; i++) {
          array.add(sound(schema.path("items"), depth + 1));
        }
        yield array;
      }
      default -> {
        ObjectNode object = NODES.objectNode();
        schema
            .path("properties")
            .properties()
            .forEach(
                property -> {
                  if (depth < 4 && !oneIn(4)) {
                    object.set(property.getKey(), sound(property.getValue(), depth + 1));
                  }
                });
        yield object;
      }
    };
  }

  private JsonNode spoilt(JsonNode node) {
    if (node instanceof ObjectNode object && !object.isEmpty() && !oneIn(6)) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      String name = any(names);
      switch (random.nextInt(4)) {
        case 0 -> object.remove(name);
        case 1 -> object.set(any(NASTY), wrong());
        default -> object.set(name, oneIn(2) ? spoilt(object.get(name)) : wrong());
      }
      return object;
    }
    return wrong();
  }

  private JsonNode wrong() {
    return switch (random.nextInt(7)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.numberNode(random.nextLong());
      case 2 -> NODES.numberNode(-0.5);
      case 3 -> NODES.booleanNode(true);
      case 4 -> NODES.arrayNode().add(NODES.arrayNode());
      case 5 -> NODES.objectNode().set("x", NODES.objectNode());
      default -> NODES.textNode(any(NASTY));
    };
  }

  boolean oneIn(int many) {
    return random.nextInt(many) == 0;
  }

  <T> T any(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private static String escaped(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** What a client can send in a header at all. */
  private static String printable(String text) {
    return text.replaceAll("[^\\x20-\\x7e]", "?");
  }
}
