package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.StarpostProcess.Ended;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's day with the real script and the real servers, on ports and data of its own. */
@Tag("system")
class UpDownTest {
  /** Three servers, six services. */
  private static final int PARTS = 9;

  private static final int SIGINT_EXIT = 130;
  private static final int SIGTERM_EXIT = 143;
  private static final List<String> SERVERS = List.of("kafka", "postgres", "mongo");

  @TempDir Path temporary;
  private final Ports ports = FreePorts.find();
  private LocalStarpost here;

  @BeforeEach
  void a_place_of_its_own() {
    here = new LocalStarpost(temporary.resolve("some data"), ports);
  }

  @AfterEach
  void nothing_is_left() throws IOException, InterruptedException {
    starpost("down").expect(0);
    StarpostProcess.await(() -> here.leftBehind().isEmpty());
  }

  @Test
  void up_in_the_background_and_down() throws IOException, InterruptedException {
    starpost("status").expect(3).saying("not running", "./starpost up");
    starpost("down").expect(0).saying("not running");
    assertThat(data()).doesNotExist();

    up("--detach")
        .end()
        .expect(0)
        .saying("Kafka", "PostgreSQL", "MongoDB", "gateway", "lobby", "engine-1")
        .saying("http://localhost:" + ports.first(), "Starpost is up", "./starpost down --data");

    Ended status =
        starpost("status")
            .expect(0)
            .saying("is up since")
            .saying("http://127.0.0.1:" + ports.gateway(), "http://127.0.0.1:" + ports.engine(1));
    assertThat(status.output().lines().filter(line -> line.endsWith("yes"))).hasSize(PARTS);

    up().end().expect(0).saying("is up since", "on port " + ports.first(), "./starpost down");
    up("--detach").end().expect(0).saying("is up since");

    starpost("logs").expect(0).saying("kafka", "postgres", "mongo", "launcher", "gateway", "lobby");
    starpost("logs", "engine-1").expect(0);
    starpost("logs", "launcher").expect(0).saying("Starpost is up");
    starpost("logs", "nobody").expect(2).saying("no log 'nobody'", "kafka");

    List<ProcessHandle> servers = here.note().processes();
    assertThat(servers).hasSize(PARTS);
    starpost("down").expect(0).saying("Stopped");
    assertThat(servers).noneMatch(ProcessHandle::isAlive);
    starpost("status").expect(3);
  }

  /** One after the other, because nothing here takes longer than a whole start. */
  @Test
  void a_launcher_that_is_killed_takes_everything_with_it_and_up_works_again()
      throws IOException, InterruptedException {
    StarpostProcess first = up().awaitSaying("Starpost is up");
    List<ProcessHandle> servers = here.note().processes();
    String token = here.guest();

    first.kill();
    StarpostProcess second = up();

    StarpostProcess.await(() -> servers.stream().noneMatch(ProcessHandle::isAlive));
    second.awaitSaying("Starpost is up");
    here.awaitStatus(200, "/v1/me", token);

    starpost("down").expect(0).saying("Stopped");
    second.end().expect(SIGTERM_EXIT);

    for (String server : SERVERS) {
      Files.deleteIfExists(processOf(server));
    }
    StarpostProcess third = up();
    StarpostProcess.await(() -> SERVERS.stream().map(this::processOf).allMatch(Files::exists));

    third.kill();

    starpost("down").expect(0);
    assertThat(servers()).isEmpty();
  }

  @Test
  void ctrl_c_while_it_starts_leaves_nothing() throws IOException, InterruptedException {
    for (String moment : List.of("starting Kafka", "starting lobby")) {
      StarpostProcess up = up().awaitSaying(moment);
      // At the moment itself, or when its process is under way.
      int millis = ThreadLocalRandom.current().nextInt(1_000);
      Thread.sleep(millis);

      up.interrupt();

      up.end().expect(SIGINT_EXIT);
      assertThat(here.leftBehind()).as(moment + " and " + millis + " ms").isEmpty();
    }
  }

  @Test
  void a_launcher_that_is_killed_while_services_start_takes_them_with_it()
      throws IOException, InterruptedException {
    StarpostProcess killed = up();
    StarpostProcess.await(() -> services().size() == PARTS - SERVERS.size());
    List<ProcessHandle> processes = here.note().processes();

    killed.kill();

    starpost("down").expect(0); // it may find them gone already, or wait for them
    assertThat(processes).noneMatch(ProcessHandle::isAlive);
    assertThat(servers()).isEmpty();
    starpost("down").expect(0).saying("not running");
  }

  @Test
  void down_while_it_starts_leaves_nothing() throws IOException, InterruptedException {
    StarpostProcess up = up().awaitSaying("starting");

    starpost("down").expect(0).saying("Stopping Starpost", "Stopped");

    assertThat(here.leftBehind()).isEmpty();
    up.end().expect(SIGTERM_EXIT);
  }

  @Test
  void a_taken_port_is_named() throws IOException, InterruptedException {
    for (int taken : List.of(ports.ofBackingServers().postgres(), ports.gateway(), ports.lobby())) {
      try (ServerSocket other = new ServerSocket(taken, 1, InetAddress.getLoopbackAddress())) {
        up().end().expect(1).saying("Port " + other.getLocalPort(), "--port");
      }
    }
  }

  @Test
  void what_is_not_understood_changes_nothing() throws IOException, InterruptedException {
    starpost("up", "--prot", "1").expect(2).saying("no option --prot");
    starpost("up", "--engines", "none").expect(2).saying("--engines takes a number");
    starpost("up", "--engines", "9").expect(2).saying("from 1 to 8");
    starpost("token", "ann").expect(2).saying("no 'token' any more", "./starpost demo");
    starpost("new-game", "salvage").expect(2).saying("no 'new-game' any more", "README.md");
    starpost("demo", "--pace", "fast").expect(2).saying("--pace takes a number");
    starpost("demo").expect(1).saying("not running", "./starpost up");
    StarpostProcess.run("verify").expect(2).saying("needs the file");
    starpost("up", "--port", "70000").expect(2).saying("--port takes a number");
    StarpostProcess.run("up", "--data", data() + ",b").expect(2).saying("comma in its path");
    StarpostProcess.run("upp").expect(2).saying("no command 'upp'");
    StarpostProcess.run("bench", "nothing").expect(2).saying("no benchmark 'nothing'");

    assertThat(data()).doesNotExist();
  }

  @Test
  void an_empty_note_of_an_earlier_run_is_no_obstacle() throws IOException, InterruptedException {
    Files.createDirectories(data());
    Files.createFile(data().resolve("running"));
    Files.createFile(data().resolve("lock"));

    starpost("status").expect(3).saying("not running");
    starpost("down").expect(0).saying("not running");
  }

  private List<RunNote.Server> services() throws IOException {
    return new DataDirectory(data())
        .note().stream()
            .flatMap(note -> note.servers().stream())
            .filter(server -> server.health().isPresent())
            .toList();
  }

  private Path data() {
    return here.data();
  }

  /** Written as soon as the server has a process, long before it answers. */
  private Path processOf(String server) {
    return data().resolve(server).resolve("server.pid");
  }

  private StarpostProcess up(String... words) throws IOException {
    return here.up(words);
  }

  private Ended starpost(String... words) throws IOException, InterruptedException {
    return here.run(words);
  }

  /** The same without the shells that watched the servers, which go a moment after them. */
  private List<String> servers() throws IOException {
    return here.leftBehind().stream().filter(line -> !line.contains("trap : HUP")).toList();
  }
}
