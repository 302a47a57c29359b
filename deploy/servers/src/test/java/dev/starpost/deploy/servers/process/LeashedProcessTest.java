package dev.starpost.deploy.servers.process;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.LeashHolder;
import dev.starpost.deploy.servers.Processes;
import dev.starpost.deploy.servers.Sleeper;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeashedProcessTest {

  /** Its first argument is the file that says that it has become stubborn. */
  private static final String STUBBORN =
      "trap '' TERM; echo stubborn > \"$0\"; while :; do sleep 1; done";

  private static final Duration MOMENTS = Duration.ofSeconds(20);

  @TempDir Path directory;

  /** In the command line of the child, its leash and its watcher: what is left is found by it. */
  private final String marker = "leash-test-" + UUID.randomUUID();

  private final List<Process> started = new ArrayList<>();

  static Stream<String> shells() {
    return Stream.of("sh", "dash", "bash", "busybox sh")
        .filter(
            shell ->
                ExecutablePath.find(shell.split(" ", 2)[0], System.getenv("PATH")).isPresent());
  }

  @AfterEach
  void endWhatIsLeft() {
    started.forEach(Process::destroyForcibly);
  }

  @ParameterizedTest
  @MethodSource("shells")
  void the_exit_code_of_the_child_is_passed_on(String shell) throws Exception {
    LeashedProcess child = start(shell, "sh", "-c", "exit 7", marker);

    assertThat(child.waitFor(Processes.PATIENCE)).contains(7);
    assertThat(child.isAlive()).isFalse();
    assertThat(child.log()).isEmptyFile();
  }

  /** Again and again, because the watcher is just being set up, and its shell must not miss it. */
  @ParameterizedTest
  @MethodSource("shells")
  void a_child_that_ends_at_once_is_seen_to_end(String shell) throws Exception {
    for (int time = 0; time < 200; time++) {
      assertThat(start(shell, "true").waitFor(Processes.PATIENCE)).contains(0);
    }
  }

  @ParameterizedTest
  @MethodSource("shells")
  void a_child_that_ends_by_itself_leaves_no_watcher(String shell) throws Exception {
    LeashedProcess child = start(shell, "sh", "-c", "sleep 0.1", marker);

    child.waitFor(Processes.PATIENCE);

    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("shells")
  void stop_asks_first(String shell) throws Exception {
    Path said = directory.resolve("said");
    LeashedProcess child =
        start(
            shell,
            "sh",
            "-c",
            "trap 'echo asked > "
                + said
                + "; exit 0' TERM; echo ready >> "
                + said
                + ".ready;"
                + " while :; do sleep 0.1; done",
            marker);
    assertThat(Processes.eventually(() -> Files.exists(Path.of(said + ".ready")))).isTrue();

    child.stop(Processes.PATIENCE);

    assertThat(said).hasContent("asked");
    assertThat(child.onExit()).isCompletedWithValue(0);
    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("shells")
  void stop_does_not_wait_for_ever(String shell) throws Exception {
    Path ready = directory.resolve("ready");
    LeashedProcess child = start(shell, "sh", "-c", STUBBORN, ready.toString(), marker);
    assertThat(Processes.eventually(() -> Files.exists(ready))).isTrue();

    child.stop(Duration.ofMillis(300));

    assertThat(child.onExit()).isCompletedWithValue(128 + 9);
    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("shells")
  void kill_9_of_the_holder_ends_every_child(String shell) throws Exception {
    Path ready = directory.resolve("ready");
    List<String> stubborn = List.of("sh", "-c", STUBBORN, ready.toString(), marker);
    List<String> program =
        List.of("tail", "-f", Files.createFile(directory.resolve(marker)).toString());
    List<String> jvm = Processes.java(Sleeper.class, marker);
    Process holder = holder(shell, program, stubborn, jvm);
    List<Long> children = pids(holder, 3);
    assertThat(Processes.eventually(() -> Files.exists(ready))).isTrue();

    holder.destroyForcibly().waitFor();

    for (long child : children) {
      assertThat(Processes.eventually(() -> Processes.gone(child))).isTrue();
    }
    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @Test
  void the_terminals_interrupt_reaches_the_holder_alone_which_stops_its_children_in_order()
      throws Exception {
    Path order = directory.resolve("order");
    Process holder = holder("sh", says("first", order), says("second", order));
    List<Long> children = pids(holder, 2);
    assertThat(children)
        .allSatisfy(
            child ->
                assertThat(Processes.sessionOf(child))
                    .isNotEqualTo(Processes.sessionOf(holder.pid())));
    assertThat(Processes.eventually(() -> lines(order).size() == 2)).isTrue();

    Processes.signal("INT", "-" + holder.pid());

    assertThat(holder.waitFor(Processes.PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(lines(order)).endsWith("second ends", "first ends");
    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("shells")
  void killing_the_leash_does_not_set_the_child_free(String shell) throws Exception {
    LeashedProcess child = start(shell, "sh", "-c", "while :; do sleep 1; done", marker);
    long leash = ProcessHandle.of(child.pid()).flatMap(ProcessHandle::parent).orElseThrow().pid();

    Processes.signal("KILL", Long.toString(leash));

    child.onExit().join();
    assertThat(Processes.eventually(() -> Processes.gone(child.pid()))).isTrue();
    // Long before its time is up, when the number may be another's.
    assertThat(Poll.until(MOMENTS, () -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("shells")
  void kill_9_of_the_holder_ends_what_a_stubborn_child_has_started(String shell) throws Exception {
    Path ready = directory.resolve("ready");
    String starts = "trap '' TERM; sh -c \"$1\" \"$0\" \"$2\" & wait; while :; do sleep 1; done";
    Process holder = holder(shell, List.of("sh", "-c", starts, ready.toString(), STUBBORN, marker));
    pids(holder, 1);
    assertThat(Processes.eventually(() -> Files.exists(ready))).isTrue();

    holder.destroyForcibly().waitFor();

    assertThat(Processes.eventually(() -> Processes.mentioning(marker).isEmpty())).isTrue();
  }

  @Test
  void a_program_that_is_not_there_ends_with_127_and_a_line_in_the_log() throws Exception {
    LeashedProcess child = start("sh", "/no/such/program");

    assertThat(child.waitFor(Processes.PATIENCE)).contains(127);
    assertThat(Files.readString(child.log())).contains("/no/such/program");
  }

  @Test
  void the_log_is_appended_to_and_put_aside_when_large() throws Exception {
    Path log = directory.resolve("child.log");
    Files.writeString(log, "earlier\n");
    assertThat(start("sh", "echo", "one").waitFor(Processes.PATIENCE)).contains(0);
    assertThat(log).hasContent("earlier\none");

    Files.write(log, new byte[17 * 1024 * 1024]);
    assertThat(start("sh", "echo", "two").waitFor(Processes.PATIENCE)).contains(0);
    assertThat(log).hasContent("two");
    assertThat(directory.resolve("child.log.1")).exists();
  }

  private LeashedProcess start(String shell, String... command) throws IOException {
    var spec =
        new LeashedProcess.Spec(
            "child",
            List.of(command),
            System.getenv(),
            directory,
            directory.resolve("child.log"),
            StopSignal.TERM);
    return LeashedProcess.start(spec, new Leash(List.of(shell.split(" "))), Processes.PATIENCE);
  }

  /** In a session, and so in a process group, of its own, as under a terminal. */
  @SafeVarargs
  private Process holder(String shell, List<String>... commands) throws IOException {
    var command = new ArrayList<>(Processes.hearingInterrupts());
    command.add("setsid");
    command.addAll(Processes.java(LeashHolder.class, directory.toString(), shell));
    for (List<String> each : commands) {
      command.add("--");
      command.addAll(each);
    }
    Process holder =
        new ProcessBuilder(command)
            .redirectError(new File(directory.toFile(), "holder.log"))
            .start();
    started.add(holder);
    return holder;
  }

  private static List<Long> pids(Process holder, int count) throws IOException {
    var reader = new BufferedReader(new InputStreamReader(holder.getInputStream(), US_ASCII));
    var pids = new ArrayList<Long>();
    while (pids.size() < count) {
      pids.add(Long.valueOf(reader.readLine()));
    }
    return pids;
  }

  private List<String> says(String name, Path file) {
    String script =
        "trap 'sleep 0.3; echo %1$s ends >> %2$s; exit 0' TERM; echo %1$s >> %2$s;"
            + " while :; do sleep 0.1; done";
    return List.of("sh", "-c", script.formatted(name, file), marker);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
