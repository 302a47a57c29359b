package dev.starpost.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TarsTest {
  @TempDir Path directory;

  private Path checkout;
  private String base;

  @BeforeEach
  void package_the_services_and_save_a_base() throws Exception {
    checkout = PackagedServices.in(directory.resolve("checkout"));
    base = "tar://" + BaseImage.saved(directory);
  }

  @Test
  void every_service_becomes_a_file_that_docker_can_load() throws Exception {
    Run run = Run.images(checkout, "--tar", tars("a").toString(), "--base", base, "--tag", "7");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    for (Service service : Service.values()) {
      SavedImage image = SavedImage.read(ImageBuild.tar(tars("a"), service));
      assertThat(image.manifest().get("RepoTags").get(0).asText())
          .isEqualTo("starpost/" + service.image() + ":7");
      assertThat(run.out()).contains("starpost/" + service.image() + ":7").contains("sha256:");
    }
    try (var files = Files.list(tars("a"))) {
      assertThat(files).hasSize(Service.values().length);
    }
  }

  @Test
  void it_starts_as_nobody_with_a_heap_that_fits_its_container() throws Exception {
    JsonNode config = saved("a", Service.GATEWAY).config().get("config");

    assertThat(config.get("User").asText()).isEqualTo("10001:10001");
    assertThat(config.get("WorkingDir").asText()).isEqualTo("/starpost");
    assertThat(texts(config.get("Entrypoint")))
        .containsExactly(
            "java", "-XX:+ExitOnOutOfMemoryError", "-jar", "/starpost/quarkus-run.jar");
    assertThat(texts(config.get("Env")))
        .contains("JAVA_HOME=/opt/java", "JAVA_TOOL_OPTIONS=-XX:MaxRAMPercentage=70.0");
    assertThat(config.get("ExposedPorts").fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder("8080/tcp", "9000/tcp");
  }

  @Test
  void its_labels_say_what_it_is() throws Exception {
    JsonNode labels = saved("a", Service.LOBBY).config().at("/config/Labels");

    assertThat(labels.get("org.opencontainers.image.title").asText())
        .isEqualTo("Starpost: the lobby");
    assertThat(labels.get("org.opencontainers.image.version").asText())
        .matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    assertThat(labels.get("org.opencontainers.image.licenses").asText()).isEqualTo("Apache-2.0");
  }

  @Test
  void what_changes_often_lies_above_what_changes_seldom() throws Exception {
    SavedImage image = saved("a", Service.ENGINE);

    assertThat(image.layers()).hasSize(4);
    assertThat(image.files(0)).containsExactly("opt/java/bin/java");
    assertThat(image.files(1))
        .containsExactly(
            "starpost/lib/boot/io.quarkus.bootstrap.jar", "starpost/lib/main/org.acme.library.jar");
    assertThat(image.files(2))
        .containsExactly(
            "starpost/quarkus-app-dependencies.txt",
            "starpost/quarkus-run.jar",
            "starpost/quarkus/generated-bytecode.jar");
    assertThat(image.files(3))
        .containsExactly(
            "starpost/app/app.jar", "starpost/lib/main/dev.starpost.starpost-web-1.jar");
  }

  @Test
  void a_change_of_our_code_leaves_the_layers_below_it() throws Exception {
    List<String> before = saved("a", Service.ENGINE).layerDigests();
    PackagedServices.write(
        Service.ENGINE.packagedIn(checkout).resolve("app/app.jar"), "another app");
    List<String> after = saved("b", Service.ENGINE).layerDigests();

    assertThat(after.subList(0, 3)).isEqualTo(before.subList(0, 3));
    assertThat(after.get(3)).isNotEqualTo(before.get(3));
  }

  @Test
  void nobody_can_write_to_its_files_and_none_has_a_time() throws Exception {
    SavedImage image = saved("a", Service.ENGINE);

    for (int layer = 1; layer < image.layers().size(); layer++) {
      assertThat(image.layers().get(layer).values())
          .allSatisfy(
              entry -> {
                assertThat(entry.getMode() & 0022).as("written by others").isZero();
                assertThat(entry.getLongUserId()).isZero();
                assertThat(entry.getLastModifiedTime().toMillis()).isLessThanOrEqualTo(1000);
              });
    }
  }

  @Test
  void the_same_files_give_the_same_image_wherever_and_whenever() throws Exception {
    Path elsewhere = PackagedServices.in(directory.resolve("elsewhere"));
    Run one = Run.images(checkout, "--tar", tars("a").toString(), "--base", base);
    Run other = Run.images(elsewhere, "--tar", tars("b").toString(), "--base", base);

    assertThat(digests(one)).hasSize(Service.values().length).doesNotHaveDuplicates();
    assertThat(digests(other)).isEqualTo(digests(one));
    for (Service service : Service.values()) {
      assertThat(ImageBuild.tar(tars("b"), service))
          .hasSameBinaryContentAs(ImageBuild.tar(tars("a"), service));
    }
  }

  private SavedImage saved(String name, Service service) throws Exception {
    Run run = Run.images(checkout, "--tar", tars(name).toString(), "--base", base);
    assertThat(run.err()).isEmpty();
    return SavedImage.read(ImageBuild.tar(tars(name), service));
  }

  private Path tars(String name) {
    return directory.resolve("tars").resolve(name);
  }

  private static List<String> digests(Run run) {
    return run.out().lines().filter(line -> line.contains("sha256:")).map(String::strip).toList();
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
