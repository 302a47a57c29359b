package dev.starpost.engine.api.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergePatchTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int PAIRS = 20_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1}             | {\"a\":1}             | {}",
        "{\"a\":1}             | {\"a\":2}             | {\"a\":2}",
        "{\"a\":1,\"b\":2}     | {\"b\":2}             | {\"a\":null}",
        "{}                    | {\"a\":{}}            | {\"a\":{}}",
        "{\"a\":{\"b\":1}}     | {\"a\":{}}            | {\"a\":{\"b\":null}}",
        "{\"a\":{\"b\":1}}     | {\"a\":3}             | {\"a\":3}",
        "{\"a\":3}             | {\"a\":{\"b\":1}}     | {\"a\":{\"b\":1}}",
        "{\"a\":[1,2]}         | {\"a\":[1,2,3]}       | {\"a\":[1,2,3]}",
        "{\"a\":{\"b\":1,\"c\":2}} | {\"a\":{\"b\":1,\"c\":3}} | {\"a\":{\"c\":3}}"
      })
  void only_what_has_changed_is_said(String before, String after, String patch) throws Exception {
    ObjectMapper json = new ObjectMapper();

    assertThat(MergePatch.between(json.readTree(before), json.readTree(after)))
        .isEqualTo(json.readTree(patch));
  }

  @Test
  void applied_to_what_was_it_gives_what_is() {
    SplittableRandom random = new SplittableRandom(42);
    for (int pair = 0; pair < PAIRS; pair++) {
      ObjectNode before = object(random, 3);
      ObjectNode after = random.nextBoolean() ? object(random, 3) : altered(before, random);

      JsonNode patch = MergePatch.between(before, after);

      assertThat(JsonPatches.apply(before, patch))
          .as("%s applied to %s", patch, before)
          .isEqualTo(after);
    }
  }

  private static ObjectNode object(SplittableRandom random, int depth) {
    ObjectNode object = NODES.objectNode();
    for (int fields = random.nextInt(4); fields > 0; fields--) {
      object.set(name(random), node(random, depth));
    }
    return object;
  }

  private static JsonNode node(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth > 0 ? 6 : 4)) {
      case 0 -> NODES.numberNode(random.nextInt(3));
      case 1 -> NODES.textNode(name(random));
      case 2 -> NODES.booleanNode(random.nextBoolean());
      case 3 -> NODES.arrayNode();
      case 4 -> array(random, depth - 1);
      default -> object(random, depth - 1);
    };
  }

  private static ArrayNode array(SplittableRandom random, int depth) {
    ArrayNode array = NODES.arrayNode();
    for (int elements = random.nextInt(3); elements > 0; elements--) {
      array.add(random.nextInt(5) == 0 ? NODES.nullNode() : node(random, depth));
    }
    return array;
  }

  private static ObjectNode altered(ObjectNode before, SplittableRandom random) {
    ObjectNode after = before.deepCopy();
    if (random.nextBoolean()) {
      after.remove(name(random));
    }
    after.set(name(random), node(random, 2));
    return after;
  }

  private static String name(SplittableRandom random) {
    return String.valueOf((char) ('a' + random.nextInt(4)));
  }
}
