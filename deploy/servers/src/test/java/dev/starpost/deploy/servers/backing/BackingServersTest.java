package dev.starpost.deploy.servers.backing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.Processes;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.kafka.KafkaServer;
import dev.starpost.deploy.servers.postgres.OrphanedBackends;
import dev.starpost.deploy.servers.postgres.Postgres;
import dev.starpost.deploy.servers.postgres.PostgresConnection;
import dev.starpost.deploy.servers.process.ExecutablePath;
import dev.starpost.deploy.servers.process.Owner;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With real servers: those that Maven brought, and those of this machine. */
class BackingServersTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Map<String, String> EMBEDDED =
      Map.of(
          "STARPOST_KAFKA_HOME", "embedded",
          "STARPOST_POSTGRES", "embedded",
          "STARPOST_MONGOD", "embedded");

  @TempDir Path directory;

  private final List<BackingServers> started = new ArrayList<>();

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    started.forEach(BackingServers::close);
    assertThat(Processes.eventually(() -> Processes.mentioning(directory.toString()).isEmpty()))
        .isTrue();
  }

  @Test
  void the_embedded_servers_answer_and_keep_their_data() throws Exception {
    BackingServers servers = start(EMBEDDED, EnumSet.allOf(Backing.class));
    assertThat(servers.servers()).extracting(RunningServer::origin).containsOnly("embedded");
    servers.postgres().ensureDatabase("lobby");
    close(servers);

    BackingServers again = start(Map.of(), EnumSet.allOf(Backing.class));

    assertThat(again.servers()).extracting(RunningServer::origin).containsOnly("embedded");
    assertThat(databases(again)).contains("lobby");
    assertThat(KafkaServer.answers(portOf(again.kafka()))).isTrue();
  }

  @Test
  void a_postgresql_on_the_path_is_used_and_keeps_its_data() throws Exception {
    Map<String, String> installed = Map.of("PATH", pathWithPostgres());
    BackingServers servers = start(installed, Set.of(Backing.POSTGRES));
    assertThat(servers.servers().get(0).origin()).isNotEqualTo("embedded");
    servers.postgres().ensureDatabase("lobby");
    close(servers);

    assertThat(databases(start(installed, Set.of(Backing.POSTGRES)))).contains("lobby");
  }

  /** Where none is installed, the one that Maven brought plays the part. */
  private String pathWithPostgres() throws Exception {
    String path = System.getenv("PATH");
    if (ExecutablePath.find("postgres", System.getenv()).isPresent()) {
      return path;
    }
    Path elsewhere = directory.resolve("elsewhere");
    ServerLayout unpacking =
        new ServerLayout(ROOT, elsewhere, elsewhere, ServerLayout.Ports.anyFree());
    close(start(unpacking, EMBEDDED, Set.of(Backing.POSTGRES)));
    try (Stream<Path> unpacked = Files.list(ROOT.resolve("deploy/postgres/target"))) {
      Path programs =
          unpacked
              .map(each -> each.resolve("bin"))
              .filter(bin -> Files.isExecutable(bin.resolve("postgres")))
              .findFirst()
              .orElseThrow();
      return programs + File.pathSeparator + path;
    }
  }

  @Test
  @Tag("storage")
  void a_mongod_on_this_machine_becomes_primary_again_on_another_port() throws Exception {
    boolean named = System.getenv().getOrDefault("STARPOST_MONGOD", "embedded").startsWith("/");
    assumeTrue(
        named || ExecutablePath.find("mongod", System.getenv()).isPresent(),
        "no mongod on this machine; set STARPOST_MONGOD to one");
    BackingServers servers = start(Map.of(), Set.of(Backing.MONGO));
    String first = servers.mongo();
    close(servers);

    assertThat(start(Map.of(), Set.of(Backing.MONGO)).mongo()).isNotEqualTo(first);
  }

  @Test
  void a_kafka_distribution_is_formatted_once_and_started_by_its_scripts() throws Exception {
    Map<String, String> home = Map.of("STARPOST_KAFKA_HOME", distribution().toString());
    BackingServers servers = start(home, Set.of(Backing.KAFKA));
    assertThat(servers.servers().get(0).origin()).endsWith("bin");
    close(servers);

    start(Map.of(), Set.of(Backing.KAFKA));

    assertThat(directory.resolve("formatted")).content().hasLineCount(1);
  }

  @Test
  void after_kill_9_of_a_server_the_owner_knows_and_the_next_start_works() throws Exception {
    BackingServers servers = start(EMBEDDED, Set.of(Backing.POSTGRES));
    RunningServer postgres = servers.servers().get(0);

    Processes.signal("KILL", Long.toString(postgres.pid().orElseThrow()));

    assertThat(postgres.onExit().get(60, TimeUnit.SECONDS)).isEqualTo(128 + 9);
    assertThat(start(Map.of(), Set.of(Backing.POSTGRES)).postgres().answers()).isTrue();
  }

  /** A backend that computes hears nothing of the death of its server. */
  @Test
  void backends_that_outlive_a_killed_postgresql_do_not_keep_the_next_one_out() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/cwd")), "no way to find them on this system");
    BackingServers servers = start(EMBEDDED, Set.of(Backing.POSTGRES));
    RunningServer postgres = servers.servers().get(0);
    try (var watching = PostgresConnection.open(servers.postgres(), "postgres");
        var busy = PostgresConnection.open(servers.postgres(), "postgres")) {
      var loop = new Thread(() -> queryIgnoringItsEnd(busy, "do 'begin loop end loop; end'"));
      loop.start();
      assertThat(Processes.eventually(() -> isBusy(watching))).isTrue();

      Processes.signal("KILL", Long.toString(postgres.pid().orElseThrow()));
      postgres.onExit().get(60, TimeUnit.SECONDS);

      assertThat(start(Map.of(), Set.of(Backing.POSTGRES)).postgres().answers()).isTrue();
      loop.join();
    } finally {
      // Should it have failed, nobody else would ever end the loop.
      new OrphanedBackends(directory.resolve("data/postgres/embedded/cluster")).end();
    }
  }

  private static void queryIgnoringItsEnd(PostgresConnection connection, String query) {
    try {
      connection.query(query);
    } catch (IOException e) {
      // As expected: it never ends by itself.
    }
  }

  private static boolean isBusy(PostgresConnection watching) {
    try {
      return watching
          .query("select state from pg_stat_activity where query like 'do %'")
          .contains("active");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void a_lock_file_with_the_number_of_another_process_is_no_obstacle() throws Exception {
    close(start(EMBEDDED, Set.of(Backing.POSTGRES)));
    Files.writeString(
        directory.resolve("data/postgres/embedded/cluster/postmaster.pid"),
        ProcessHandle.current().pid() + "\n");

    assertThat(start(Map.of(), Set.of(Backing.POSTGRES)).postgres().answers()).isTrue();
  }

  @Test
  void a_cluster_of_another_version_is_refused_with_advice() throws Exception {
    close(start(EMBEDDED, Set.of(Backing.POSTGRES)));
    Files.writeString(directory.resolve("data/postgres/embedded/cluster/PG_VERSION"), "9\n");

    assertThatThrownBy(() -> start(Map.of(), Set.of(Backing.POSTGRES)))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("made with version 9")
        .hasMessageContaining("Set STARPOST_POSTGRES to the bin directory of a PostgreSQL 9");
  }

  @Test
  void a_cluster_of_another_user_is_refused_with_advice() throws Exception {
    assumeTrue(Owner.ofWhatWeMake().isRoot(), "only root can give files away");
    close(start(EMBEDDED, Set.of(Backing.POSTGRES)));
    Path cluster = directory.resolve("data/postgres/embedded/cluster");
    Files.setAttribute(cluster, "unix:uid", 65_534);
    String owner = Files.getOwner(cluster).getName();

    assertThatThrownBy(() -> start(Map.of(), Set.of(Backing.POSTGRES)))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("belongs to user %s; run Starpost as %s, not as", owner, owner);
  }

  @Test
  void a_comma_in_the_path_is_refused_for_kafka() {
    var layout =
        new ServerLayout(ROOT, directory.resolve("a,b"), directory, ServerLayout.Ports.anyFree());

    assertThatThrownBy(() -> start(layout, EMBEDDED, Set.of(Backing.KAFKA)))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("Kafka takes a comma in the path of its data for a list");
  }

  @Test
  void a_taken_port_is_said_and_nothing_is_left_running() throws Exception {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var ports = new ServerLayout.Ports(0, 0, 0, other.getLocalPort());
      assertThatThrownBy(() -> start(layout(ports), EMBEDDED, EnumSet.allOf(Backing.class)))
          .isInstanceOf(StartFailed.class)
          .hasMessageContaining("Port " + other.getLocalPort() + " is taken, so MongoDB cannot");
    }
    assertThat(Processes.mentioning(directory.toString())).isEmpty();
  }

  @Test
  void whoever_interrupts_a_start_finds_nothing_left_when_it_returns() throws Exception {
    for (int millis : List.of(0, 400, 1500)) {
      var ended = new CompletableFuture<Throwable>();
      var starting =
          new Thread(
              () -> {
                try {
                  ended.complete(new AssertionError(start(EMBEDDED, EnumSet.allOf(Backing.class))));
                } catch (Exception e) {
                  ended.complete(e);
                }
              });
      starting.start();
      TimeUnit.MILLISECONDS.sleep(millis);

      starting.interrupt();

      assertThat(ended.get(60, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
      assertThat(Processes.mentioning(directory.toString())).isEmpty();
    }
  }

  @Test
  void an_embedded_server_that_is_not_built_says_how_to_build_it() {
    var layout = new ServerLayout(directory, directory, directory, ServerLayout.Ports.anyFree());

    assertThatThrownBy(() -> start(layout, EMBEDDED, Set.of(Backing.KAFKA)))
        .hasMessageContaining("The embedded Kafka is not built: run ./mvnw package");
  }

  @Test
  void given_addresses_are_used_and_not_started() throws Exception {
    Postgres real = start(EMBEDDED, Set.of(Backing.POSTGRES)).postgres();
    String address =
        "postgresql://%s:%s@%s:%d"
            .formatted(real.user(), real.password(), real.host(), real.port());

    BackingServers given =
        start(Map.of("STARPOST_POSTGRES_ADDRESS", address), Set.of(Backing.POSTGRES));

    assertThat(given.postgres()).isEqualTo(real);
    assertThat(given.servers().get(0).pid()).isEmpty();
    assertThat(given.servers().toString()).doesNotContain(real.password());
  }

  @Test
  void a_wrong_address_is_said_by_name() {
    Map<String, String> wrong = Map.of("STARPOST_KAFKA_ADDRESS", "127.0.0.1:1");

    assertThatThrownBy(() -> start(wrong, Set.of(Backing.KAFKA)))
        .hasMessageContaining("STARPOST_KAFKA_ADDRESS is set, but nothing answers at 127.0.0.1:1");
  }

  private BackingServers start(Map<String, String> wishes, Set<Backing> which) throws Exception {
    return start(layout(ServerLayout.Ports.anyFree()), wishes, which);
  }

  private BackingServers start(ServerLayout layout, Map<String, String> wishes, Set<Backing> which)
      throws Exception {
    var environment = new HashMap<>(System.getenv());
    environment.putAll(wishes);
    BackingServers servers = BackingServers.start(layout, environment, which, line -> {});
    started.add(servers);
    return servers;
  }

  private void close(BackingServers servers) {
    servers.close();
    started.remove(servers);
    assertThat(servers.servers())
        .allSatisfy(server -> assertThat(Processes.gone(server.pid().orElseThrow())).isTrue());
  }

  private ServerLayout layout(ServerLayout.Ports ports) {
    return new ServerLayout(ROOT, directory.resolve("data"), directory.resolve("logs"), ports);
  }

  private static List<String> databases(BackingServers servers) throws IOException {
    try (var connection = PostgresConnection.open(servers.postgres(), "postgres")) {
      return connection.query("select datname from pg_database");
    }
  }

  private static int portOf(String address) {
    return Integer.parseInt(address.substring(address.indexOf(':') + 1));
  }

  /** The scripts of a Kafka distribution, made from the main classes that they start. */
  private Path distribution() throws IOException {
    Path kafka = ROOT.resolve("deploy/kafka/target");
    String classPath =
        kafka.resolve("classes")
            + File.pathSeparator
            + Files.readString(kafka.resolve("classpath")).strip();
    Path bin = Files.createDirectories(directory.resolve("kafka/bin"));
    script(
        bin.resolve("kafka-storage.sh"),
        "echo formatted >> %s\nexec java -cp %s kafka.tools.StorageTool \"$@\""
            .formatted(directory.resolve("formatted"), classPath));
    script(
        bin.resolve("kafka-server-start.sh"),
        "exec java $KAFKA_HEAP_OPTS -cp %s kafka.Kafka \"$@\"".formatted(classPath));
    return bin.getParent();
  }

  private static void script(Path file, String body) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }
}
