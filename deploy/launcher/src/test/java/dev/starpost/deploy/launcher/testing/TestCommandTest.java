package dev.starpost.deploy.launcher.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a Maven that only pretends, and three modules of which two need the first. */
class TestCommandTest {
  /** Reports one passed test for each module with tests that it was told to run. */
  private static final String MAVEN =
      """
      #!/bin/sh
      echo "$*" >>runs
      for module in kernel salvage system; do
        case "$*" in
          *Dtest=*) case "$*" in *"dev.$module."*) ;; *) continue ;; esac ;;
        esac
        echo "[INFO] Building $module 1.0                [1/3]"
        echo "[INFO]   from $module/pom.xml"
        mkdir -p $module/target/surefire-reports
        echo "<testsuite><testcase classname='dev.$module.${module}Test' name='works'/></testsuite>" \\
          >$module/target/surefire-reports/TEST-$module.xml
      done
      """;

  @TempDir Path root;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @BeforeEach
  void a_small_checkout() throws IOException, InterruptedException {
    write(
        "pom.xml",
        "<project><modules>"
            + module("kernel")
            + module("salvage")
            + module("system")
            + "</modules></project>");
    write("kernel/pom.xml", "<project><artifactId>kernel</artifactId></project>");
    for (String name : List.of("salvage", "system")) {
      write(
          name + "/pom.xml",
          "<project><artifactId>%s</artifactId><dependencies><dependency><artifactId>kernel</artifactId></dependency></dependencies></project>"
              .formatted(name));
    }
    for (String name : List.of("kernel", "salvage")) {
      write(testOf(name), "class A {}");
    }
    write(testOf("system"), "@Tag(\"system\")\nclass A {}");
    write("mvnw", MAVEN);
    write(".gitignore", "target/\n.starpost/\nruns\n");
    assertThat(root.resolve("mvnw").toFile().setExecutable(true)).isTrue();
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message=all");
  }

  @Test
  void one_module_is_tested_by_name_with_what_it_needs_and_nothing_else()
      throws IOException, InterruptedException {
    assertThat(test("salvage", "salv*")).isZero();

    assertThat(runs())
        .singleElement()
        .asString()
        .contains(" test --projects=salvage --also-make -Dtest=dev.salvage.salvageTest ");
    assertThat(said())
        .containsPattern("salvage +salvage +1 +0 +0 ")
        .containsPattern("salvage +in all +1 +0 +0 ")
        .contains("1 passed, 0 failed, 0 skipped");
  }

  @Test
  void switches_reach_the_tests_and_a_debugger_may_be_waited_for()
      throws IOException, InterruptedException {
    assertThat(test("salvage", "-Dstarpost.seed=17", "--debug")).isZero();

    assertThat(runs())
        .singleElement()
        .asString()
        .contains("-Dstarpost.seed=17", "-Dmaven.surefire.debug");
    assertThat(said()).contains("port 5005");
  }

  @Test
  void long_runs_play_more_games() throws IOException, InterruptedException {
    assertThat(test("salvage", "--long")).isZero();

    assertThat(runs()).singleElement().asString().contains("-Dstarpost.long=true");
  }

  @Test
  void everything_is_tested_in_lanes_and_the_system_alone_afterwards()
      throws IOException, InterruptedException {
    test();

    assertThat(runs()).hasSize(2);
    assertThat(runs().get(0)).contains(" verify ", "--threads=", "-DexcludedGroups=system");
    assertThat(runs().get(1))
        .contains("-Dgroups=system", "--projects=system ", "-Dtest=dev.system.systemTest")
        .doesNotContain("--threads");
  }

  @Test
  void the_system_tests_run_alone_when_asked_for() throws IOException, InterruptedException {
    assertThat(test("--system")).isZero();

    assertThat(runs()).singleElement().asString().contains("-Dgroups=system");
  }

  @Test
  void what_has_changed_is_tested_with_what_needs_it_but_for_the_system()
      throws IOException, InterruptedException {
    write("kernel/src/main/java/A.java", "class A {}");

    assertThat(test("--changed")).isZero();

    assertThat(said()).contains("Changed since main: kernel.", "./starpost test --system");
    assertThat(runs())
        .singleElement()
        .asString()
        .contains("-Dtest=dev.kernel.kernelTest,dev.salvage.salvageTest ");
  }

  @Test
  void a_system_test_that_has_changed_is_run() throws IOException, InterruptedException {
    write(testOf("system"), "@Tag(\"system\")\nclass A { int changed; }");

    assertThat(test("--changed")).isZero();

    assertThat(runs()).singleElement().asString().contains("-Dtest=dev.system.systemTest ");
  }

  @Test
  void where_nothing_has_changed_nothing_is_run() throws IOException, InterruptedException {
    assertThat(test("--changed")).isZero();

    assertThat(said()).contains("Nothing that has tests differs from main.");
    assertThat(root.resolve("runs")).doesNotExist();
  }

  @Test
  void what_is_not_understood_is_refused_before_anything_runs() {
    assertThatThrownBy(() -> test("lobby")).hasMessageContaining("no module 'lobby'");
    assertThatThrownBy(() -> test("salvage", "Nothing"))
        .hasMessageContainingAll("salvage has no test 'Nothing'", "salvageTest");
    assertThatThrownBy(() -> test("salvage", "--changed"))
        .hasMessageContaining("'test' takes one of salvage and --changed");
    assertThatThrownBy(() -> test("--changed", "--system")).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> test("--mutants"))
        .hasMessageContaining("--mutants takes one game and no test");
    assertThatThrownBy(() -> test("--mutants", "kernel"))
        .hasMessageContaining("--mutants takes one game, as games/salvage, not kernel");
    assertThat(root.resolve("runs")).doesNotExist();
  }

  private int test(String... words) throws IOException, InterruptedException {
    Checkout checkout = new Checkout(root, Map.of("PATH", System.getenv("PATH")));
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new TestCommand(checkout, console).run(List.of(words));
  }

  private List<String> runs() throws IOException {
    return Files.readAllLines(root.resolve("runs"));
  }

  private String said() {
    return said.toString(UTF_8);
  }

  private static String module(String name) {
    return "<module>" + name + "</module>";
  }

  private static String testOf(String module) {
    return "%s/src/test/java/dev/%s/%sTest.java".formatted(module, module, module);
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private void git(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true).start();
    String output = new String(git.getInputStream().readAllBytes(), UTF_8);
    assertThat(git.waitFor()).as(output).isZero();
  }
}
