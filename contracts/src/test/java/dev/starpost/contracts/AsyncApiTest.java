package dev.starpost.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.starpost.contracts.SamplesTest.Sample;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published description of the topics says of every message what is true. */
class AsyncApiTest {
  private static final Path DOCUMENT = Path.of("../docs/api/asyncapi.yaml");

  static List<Sample> samples() {
    return SamplesTest.samples();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void every_message_is_described_and_its_sample_fits(Sample sample) throws Exception {
    JsonNode document = new YAMLMapper().readTree(DOCUMENT.toFile());
    JsonNode json = new ObjectMapper().readTree(sample.bytes());

    assertThat(validate(document, described(document, sample.name()), json)).isEmpty();

    ObjectNode other = json.deepCopy();
    other.put("type", "something-else.v1");
    assertThat(validate(document, described(document, sample.name()), other))
        .as("a description that fits anything says nothing")
        .isNotEmpty();
  }

  private static String described(JsonNode document, String name) {
    JsonNode components = document.get("components");
    if (components.get("messages").has(name)) {
      return "#/components/messages/" + name + "/payload";
    }
    assertThat(components.get("schemas").has(name)).as("a schema of %s", name).isTrue();
    return "#/components/schemas/" + name;
  }

  private static Iterable<?> validate(JsonNode document, String pointer, JsonNode json) {
    ObjectNode schema = document.deepCopy();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema").put("$ref", pointer);
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(schema)
        .validate(json);
  }
}
