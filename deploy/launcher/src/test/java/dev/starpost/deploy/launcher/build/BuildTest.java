package dev.starpost.deploy.launcher.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
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
      new Build.Target(
          "module", Build.Kind.CLASSES, List.of("module"), List.of("pom.xml", "module"));

  private static final Build.Target SERVICE =
      new Build.Target("service", Build.Kind.SERVICE, List.of("service"), List.of("service"));

  private static final String GOOD_MAVEN =
      """
      #!/bin/sh
      echo "$*" >>runs
      mkdir -p module/target/classes service/target/quarkus-app
      : >module/target/classpath
      : >service/target/quarkus-app/quarkus-run.jar
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

  @Test
  void what_is_stale_is_built_together_by_one_maven() throws IOException, InterruptedException {
    Files.createDirectories(root.resolve("service"));
    build(Map.of()).bringUpToDate(MODULE, SERVICE);

    assertThat(calls())
        .singleElement()
        .asString()
        .contains("module,service", "-Dmaven.test.skip=true");
    assertThat(calls()).singleElement().asString().endsWith(" package");
    assertThat(said.toString(UTF_8)).contains("Building the module and the service. ");

    Files.writeString(root.resolve("module/A.java"), "class A { int a; }");
    build(Map.of()).bringUpToDate(MODULE, SERVICE);

    assertThat(calls()).hasSize(2);
    assertThat(calls().get(1)).contains("--projects module ").endsWith(" process-classes");

    Files.delete(root.resolve("service/target/quarkus-app/quarkus-run.jar"));
    build(Map.of()).bringUpToDate(MODULE, SERVICE);

    assertThat(calls()).hasSize(3);
    assertThat(calls().get(2)).contains("--projects service ").endsWith(" package");
  }

  @Test
  void a_whole_reactor_build_leaves_nothing_to_build() throws IOException, InterruptedException {
    Build build = build(Map.of());
    Map<Build.Target, SourceStamp> sources = build.look();
    Path engine = root.resolve("game-engine-service/app/target/quarkus-app/quarkus-run.jar");
    Files.createDirectories(engine.getParent());
    Files.createFile(engine);

    build.keep(sources);
    build.bringUpToDate(Build.ENGINE);

    assertThat(root.resolve("runs")).doesNotExist();
  }

  @Test
  void the_services_that_tests_start_are_known_from_their_poms() throws IOException {
    Checkout checkout = new Checkout(StarpostProcess.checkout(), Map.of());
    Build build = new Build(checkout, new Console(new PrintStream(said, true, UTF_8), 0));

    assertThat(build.packagedFor(List.of("deploy/acceptance"))).isEqualTo(Build.services());
    assertThat(build.packagedFor(List.of("game-engine-service/faults")))
        .containsExactly(Build.ENGINE);
    assertThat(build.packagedFor(List.of("lobby-service"))).isEmpty();
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
    return calls().size();
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(root.resolve("runs"));
  }
}
