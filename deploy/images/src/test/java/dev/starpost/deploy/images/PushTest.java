package dev.starpost.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PushTest {
  @TempDir Path directory;

  private TestRegistry registry;
  private Path checkout;
  private String base;

  @BeforeEach
  void start_a_registry_with_a_base() throws Exception {
    registry = new TestRegistry();
    base = registry.address() + "/runtime:21";
    BaseImage.pushed(base, directory);
    checkout = PackagedServices.in(directory.resolve("checkout"));
  }

  @AfterEach
  void stop_the_registry() {
    registry.close();
  }

  @Test
  void a_registry_gets_every_image_for_both_kinds_of_machine() throws Exception {
    Run run = push("1.2.3");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    for (Service service : Service.values()) {
      String image = "house/" + service.image();
      List<String> machines = new ArrayList<>();
      for (JsonNode one : registry.manifest(image, "1.2.3").get("manifests")) {
        JsonNode manifest = registry.manifest(image, one.get("digest").asText());
        JsonNode config = registry.config(image, manifest);
        machines.add(config.get("architecture").asText());
        assertThat(manifest.get("layers")).hasSize(4);
        assertThat(config.at("/config/User").asText()).isEqualTo("10001:10001");
      }
      assertThat(machines).containsExactly("amd64", "arm64");
    }
  }

  @Test
  void the_same_files_have_the_same_digest_under_every_tag() throws Exception {
    assertThat(digests(push("one")))
        .hasSize(Service.values().length)
        .isEqualTo(digests(push("two")));
  }

  private Run push(String tag) throws InterruptedException {
    return Run.images(
        checkout, "--push", registry.address() + "/house", "--base", base, "--tag", tag);
  }

  private static List<String> digests(Run run) {
    return run.out().lines().filter(line -> line.contains("sha256:")).map(String::strip).toList();
  }
}
