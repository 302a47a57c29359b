package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * A whole Starpost on a directory and ports of its own, started once by {@code ./starpost up} as a
 * user would start it, and given to every test that asks for its {@link Door}.
 *
 * <p>{@code -Dstarpost.address=http://...} has the tests call one that runs already, whose rate
 * limits must be as generous, and whose operator must be {@code Operator-Olga}. Tests that kill its
 * services are left out, unless {@code -Dstarpost.data=} names its data directory.
 */
final class Platform implements ParameterResolver {
  static final String OPERATOR = "Operator-Olga";

  private static final String RUNNING_ONE = "starpost.address";
  private static final String DATA_OF_RUNNING_ONE = "starpost.data";
  private static final int PORTS = 20;
  private static final long PATIENCE_SECONDS = 240;

  /** Tests call more often than any client may. */
  private static final List<String> LIMITS =
      List.of("READS", "PLAYS", "CREATIONS", "STREAMS", "SIGN_IN", "BAD_TOKENS");

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> wanted = parameter.getParameter().getType();
    return wanted == Door.class || wanted == RunningServices.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    String running = System.getProperty(RUNNING_ONE, "");
    boolean wantsDoor = parameter.getParameter().getType() == Door.class;
    if (!running.isEmpty()) {
      return wantsDoor ? new Door(URI.create(running)) : servicesOfRunningOne();
    }
    Running ours =
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.create(Platform.class))
            .computeIfAbsent("up", key -> Running.start(), Running.class);
    return wantsDoor ? ours.door() : new RunningServices(ours.data());
  }

  private static RunningServices servicesOfRunningOne() {
    String data = System.getProperty(DATA_OF_RUNNING_ONE, "");
    assumeThat(data)
        .as("-D" + DATA_OF_RUNNING_ONE + " says whose services may be killed")
        .isNotEmpty();
    return new RunningServices(Path.of(data));
  }

  /** The process of the launcher, and what it left to be deleted. */
  private record Running(Process launcher, Path data, int port) implements AutoCloseable {
    static Running start() {
      try {
        Path data = Files.createTempDirectory("starpost-acceptance");
        int port = freePorts();
        Path log = data.resolve("up.log");
        ProcessBuilder up =
            new ProcessBuilder(
                    script(), "up", "--data", data.toString(), "--port", Integer.toString(port))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        Map<String, String> environment = up.environment();
        environment.keySet().removeIf(name -> name.startsWith("STARPOST_"));
        // Maven is running in this checkout already.
        environment.put("STARPOST_BUILD", "skip");
        // Whoever waits for a mail in a test waits for it alone.
        environment.put("STARPOST_MAIL_GATHER", "PT0.5S");
        environment.put("STARPOST_OPERATORS", OPERATOR);
        // All these tests come from one address.
        environment.put("STARPOST_SESSIONS_ATTEMPTS_PER_ADDRESS", "1000000");
        LIMITS.forEach(
            limit -> environment.put("STARPOST_GATEWAY_LIMITS_" + limit + "_CALLS", "1000000"));
        Running running = new Running(up.start(), data, port);
        running.awaitReady(log);
        return running;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void awaitReady(Path log) throws IOException {
      long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      while (!Files.readString(log).contains("Starpost is up.")) {
        if (!launcher.isAlive() || System.nanoTime() - deadline > 0) {
          close();
          throw new AssertionError("Starpost did not start:\n" + Files.readString(log));
        }
        pause();
      }
    }

    Door door() {
      return new Door(URI.create("http://127.0.0.1:" + port));
    }

    @Override
    public void close() throws IOException {
      launcher.destroy();
      try {
        assertThat(launcher.waitFor(90, TimeUnit.SECONDS)).as("it stops when told to").isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }

    private static void pause() {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static Path checkout() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(directory.resolve("starpost"))) {
      directory = directory.getParent();
    }
    return directory;
  }

  private static String script() {
    return checkout().resolve("starpost").toString();
  }

  /** The first of a row of ports that nobody has now. */
  private static int freePorts() {
    for (int attempt = 0; attempt < 100; attempt++) {
      int first = ThreadLocalRandom.current().nextInt(20_000, 32_000 - PORTS);
      if (Stream.iterate(first, port -> port + 1).limit(PORTS).allMatch(Platform::isFree)) {
        return first;
      }
    }
    throw new AssertionError("no free ports");
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
