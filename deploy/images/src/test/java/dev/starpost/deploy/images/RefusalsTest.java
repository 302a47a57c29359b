package dev.starpost.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefusalsTest {
  @TempDir Path directory;

  @Test
  void a_base_that_cannot_be_reached_is_named_with_what_to_do() throws Exception {
    String base = nobody() + "/runtime:21";
    Run run = Run.images(packaged(), "--tar", tars(), "--base", base);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .startsWith("images: The base image " + base + " could not be had: ")
        .endsWith(
            "Name one that is reachable with --base"
                + " (a registry's image, or tar:///path/of/a/saved.tar).");
    assertThat(run.out()).startsWith("Building on " + base).doesNotContain("sha256:");
  }

  @Test
  void a_base_that_the_registry_does_not_have_is_named() throws Exception {
    try (TestRegistry registry = new TestRegistry()) {
      String base = registry.address() + "/runtime:none";
      Run run = Run.images(packaged(), "--tar", tars(), "--base", base);

      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err()).startsWith("images: The base image " + base + " could not be had: ");
    }
  }

  @Test
  void a_base_that_is_no_file_is_named() throws Exception {
    Path none = directory.resolve("none.tar");
    Run run = Run.images(packaged(), "--tar", tars(), "--base", "tar://" + none);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("there is no file " + none);
  }

  @Test
  void a_registry_that_cannot_be_pushed_to_is_named() throws Exception {
    String nobody = nobody();
    String base = "tar://" + BaseImage.saved(directory);
    Run run = Run.images(packaged(), "--push", nobody + "/house", "--base", base);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("images: The images could not be pushed to " + nobody);
  }

  @Test
  void a_service_that_is_not_built_is_named_before_anything_is_made() throws Exception {
    Path checkout = packaged();
    Files.delete(Service.GATEWAY.packagedIn(checkout).resolve("quarkus-run.jar"));
    String base = "tar://" + BaseImage.saved(directory);
    Run run = Run.images(checkout, "--tar", tars(), "--base", base);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("The gateway is not built").contains("./mvnw package");
    assertThat(Path.of(tars())).doesNotExist();
  }

  @Test
  void words_that_are_not_known_change_nothing() throws Exception {
    String[][] calls = {
      {"--tarr", "x"},
      {"--tar"},
      {"--tag="},
      {"--tar", "x", "--push", "registry.example.org/y"},
      {"--push", "starpost"},
      {"--push", "registry.example.org/Capitals"},
      {"--tag", "no spaces"},
      {"--base", "NOT/an/Image:"},
    };
    for (String[] call : calls) {
      Run run = Run.images(packaged(), call);
      assertThat(run.exitCode()).as(String.join(" ", call)).isEqualTo(2);
      assertThat(run.err().lines()).singleElement().asString().contains("Usage: images [--tar");
    }
    assertThat(directory.resolve("checkout/.starpost/images")).doesNotExist();
  }

  private Path packaged() throws IOException {
    return PackagedServices.in(directory.resolve("checkout"));
  }

  private String tars() {
    return directory.resolve("tars").toString();
  }

  /** An address on this machine where nobody listens. */
  private static String nobody() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return "localhost:" + socket.getLocalPort();
    }
  }
}
