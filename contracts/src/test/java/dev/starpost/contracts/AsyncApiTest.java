package dev.starpost.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.starpost.contracts.SamplesTest.Sample;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The published description of the topics says of every message what is true. */
class AsyncApiTest {
  private static final Path DOCUMENT = Path.of("../docs/api/asyncapi.yaml");
  private static final Pattern INCOMING = Pattern.compile("mp\\.messaging\\.incoming\\..+\\.topic");

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

  @ParameterizedTest
  @CsvSource({
    "lobby,        ../lobby-service",
    "matchmaking,  ../matchmaking-service/app",
    "notification, ../notification-service",
    "rating,       ../rating-service"
  })
  void what_a_service_receives_is_what_its_channels_bring(String service, Path module)
      throws Exception {
    JsonNode document = new YAMLMapper().readTree(DOCUMENT.toFile());

    assertThat(receivedBy(service, document))
        .containsExactlyInAnyOrderElementsOf(topicsOfChannels(module));
  }

  private static List<String> receivedBy(String service, JsonNode document) {
    List<String> topics = new ArrayList<>();
    for (JsonNode operation : document.get("operations")) {
      if (operation.get("action").asText().equals("receive")
          && operation.get("tags").findValuesAsText("name").contains(service)) {
        String channel = operation.at("/channel/$ref").asText().substring(1);
        topics.add(document.at(channel).get("address").asText());
      }
    }
    return topics;
  }

  private static List<String> topicsOfChannels(Path module) throws IOException {
    Properties settings = new Properties();
    try (Reader reader =
        Files.newBufferedReader(module.resolve("src/main/resources/application.properties"))) {
      settings.load(reader);
    }
    return settings.stringPropertyNames().stream()
        .filter(name -> INCOMING.matcher(name).matches())
        .map(name -> settings.getProperty(name).replace("${starpost.topics.prefix:}", ""))
        .toList();
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
