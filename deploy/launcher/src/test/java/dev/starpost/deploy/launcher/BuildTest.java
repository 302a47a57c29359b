package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a Maven that only pretends. */
class BuildTest {
  private static final Build.Target MODULE =
      new Build.Target("module", List.of("module"), List.of("pom.xml", "module"));

  private static final String GOOD_MAVEN =
      """
      #!/bin/sh
      echo run >>runs
      mkdir -p module/target/classes
      : >module/target/classpath
      """;

  private static final String BAD_MAVEN =
      """
      #!/bin/sh
      echo '[ERROR] cannot find symbol'
      exit 1
      """;

  @TempDir Path root;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @BeforeEach
  void a_small_checkout() throws IOException {
    Files.createDirectories(root.resolve("module"));
    Files.writeString(root.resolve("pom.xml"), "<project/>");
    Files.writeString(root.resolve("module/A.java"), "class A {}");
    maven(GOOD_MAVEN);
  }

  @Test
  void it_builds_what_is_missing_and_then_only_what_has_changed()
      throws IOException, InterruptedException {
    build(Map.of()).bringUpToDate(MODULE);
    build(Map.of()).bringUpToDate(MODULE);
    assertThat(runs()).isEqualTo(1);

    Files.writeString(root.resolve("module/A.java"), "class A { int a; }");
    build(Map.of()).bringUpToDate(MODULE);

    assertThat(runs()).isEqualTo(2);
    assertThat(said.toString(UTF_8)).contains("Building the module again: module/A.java changed.");
  }

  @Test
  void it_builds_again_when_the_result_or_one_of_its_jars_is_gone()
      throws IOException, InterruptedException {
    build(Map.of()).bringUpToDate(MODULE);
    Files.writeString(root.resolve("module/target/classpath"), root.resolve("gone.jar").toString());

    build(Map.of()).bringUpToDate(MODULE);

    assertThat(runs()).isEqualTo(2);
  }

  @Test
  void a_failed_build_is_explained_and_tried_again() throws IOException, InterruptedException {
    maven(BAD_MAVEN);
    assertThatThrownBy(() -> build(Map.of()).bringUpToDate(MODULE))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("maven-module.log");
    assertThat(said.toString(UTF_8)).contains("[ERROR] cannot find symbol");

    maven(GOOD_MAVEN);
    build(Map.of()).bringUpToDate(MODULE);

    assertThat(runs()).isEqualTo(1);
  }

  @Test
  void trusted_builds_are_not_touched_but_must_exist() throws IOException, InterruptedException {
    Map<String, String> trusting = Map.of("STARPOST_BUILD", "skip");
    assertThatThrownBy(() -> build(trusting).bringUpToDate(MODULE))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("module is not");

    build(Map.of()).bringUpToDate(MODULE);
    Files.writeString(root.resolve("module/A.java"), "class A { int a; }");
    build(trusting).bringUpToDate(MODULE);

    assertThat(runs()).isEqualTo(1);
  }

  private void maven(String script) throws IOException {
    Path mvnw = Files.writeString(root.resolve("mvnw"), script);
    assertThat(mvnw.toFile().setExecutable(true)).isTrue();
  }

  private Build build(Map<String, String> variables) {
    Map<String, String> environment = new HashMap<>(variables);
    environment.put("PATH", System.getenv("PATH"));
    return new Build(
        new Checkout(root, environment), new Console(new PrintStream(said, true, UTF_8), 0));
  }

  private int runs() throws IOException {
    return Files.readAllLines(root.resolve("runs")).size();
  }
}
