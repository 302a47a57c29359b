package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.StarpostProcess.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script, with a launcher that is quick to compile. */
class ScriptTest {
  @TempDir Path temporary;
  private Path copy;
  private Path script;

  @BeforeEach
  void a_small_launcher() throws IOException {
    copy = Files.createDirectories(temporary.resolve("a check out"));
    script = Files.copy(StarpostProcess.checkout().resolve("starpost"), copy.resolve("starpost"));
    write("deploy/servers/src/main/java/Server.java", "class Server {}");
    write("deploy/launcher/src/main/java/Greeting.java", greeting("hello"));
    write(
        "deploy/launcher/src/main/java/Starpost.java",
        """
        package dev.starpost.deploy.launcher;
        public class Starpost {
          public static void main(String[] words) {
            System.out.println(Greeting.TEXT + " " + String.join("|", words));
            System.exit(7);
          }
        }
        """);
  }

  @Test
  void it_runs_from_anywhere_and_through_links_and_passes_words_and_exit_code_on()
      throws IOException, InterruptedException {
    Path first = Files.createSymbolicLink(temporary.resolve("first"), script);
    Path link = Files.createSymbolicLink(temporary.resolve("second"), first.getFileName());

    StarpostProcess.start(link, temporary, Map.of(), "two words", "", "*")
        .end()
        .expect(7)
        .saying("hello two words||*");
  }

  @Test
  void it_compiles_only_what_has_changed() throws IOException, InterruptedException {
    run().expect(7);
    List<Path> compiled = compiled();
    run().expect(7);
    assertThat(compiled()).isEqualTo(compiled).hasSize(1);

    write("deploy/launcher/src/main/java/Greeting.java", greeting("salut"));

    run().expect(7).saying("salut");
  }

  @Test
  void a_deleted_source_is_missed() throws IOException, InterruptedException {
    run().expect(7);
    Files.delete(copy.resolve("deploy/launcher/src/main/java/Greeting.java"));

    run().expect(1).saying("cannot find symbol", "the launcher did not compile");
    run().expect(1).saying("the launcher did not compile");
  }

  @Test
  void a_compile_that_was_killed_is_not_taken_for_complete()
      throws IOException, InterruptedException {
    StarpostProcess killed = start();
    StarpostProcess.await(() -> Files.isDirectory(copy.resolve(".starpost/launcher")));
    killed.kill();

    run().expect(7).saying("hello");
  }

  @Test
  void two_at_once_do_not_disturb_each_other() throws IOException, InterruptedException {
    List<StarpostProcess> both = List.of(start(), start());

    for (StarpostProcess each : both) {
      each.end().expect(7).saying("hello");
    }
    assertThat(compiled()).singleElement().asString().endsWith(".jar");
  }

  @Test
  void without_a_jdk_it_says_what_to_install() throws IOException, InterruptedException {
    Path bin = Files.createDirectories(temporary.resolve("bin"));
    for (String tool : List.of("sh", "dirname", "readlink", "sed")) {
      Path link = bin.resolve(tool);
      Files.writeString(link, "#!/bin/sh\nexec /usr/bin/" + tool + " \"$@\"\n");
      assertThat(link.toFile().setExecutable(true)).isTrue();
    }
    Map<String, String> bare = Map.of("PATH", bin.toString(), "JAVA_HOME", "/nowhere");

    Ended ended = StarpostProcess.start(script, temporary, bare, "help").end();

    ended.expect(1).saying("no JDK 17 or later found; install one");
    assertThat(ended.output().lines()).hasSize(1);
    assertThat(copy.resolve(".starpost")).doesNotExist();
  }

  private Ended run() throws IOException, InterruptedException {
    return start().end();
  }

  private StarpostProcess start() throws IOException {
    return StarpostProcess.start(script, temporary, Map.of(), "help");
  }

  private void write(String file, String text) throws IOException {
    Path path = copy.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private static String greeting(String word) {
    return "package dev.starpost.deploy.launcher; class Greeting { static final String TEXT = \""
        + word
        + "\"; }";
  }

  private List<Path> compiled() throws IOException {
    try (Stream<Path> files = Files.list(copy.resolve(".starpost/launcher"))) {
      return files.toList();
    }
  }
}
