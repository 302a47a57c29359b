package dev.starpost.deploy.load.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.process.FreePort;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One instance of a service: started, ready, and stopped. */
public final class ServiceProcess {
  /**
   * Those that {@code ./starpost up} starts engines with; see ServiceProgram in deploy/launcher.
   */
  static final List<String> JVM_FLAGS =
      List.of("-Xmx512m", "-XX:+UseParallelGC", "-XX:+ExitOnOutOfMemoryError");

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration GLANCE = Duration.ofMillis(100);
  private static final Duration GRACE = Duration.ofSeconds(20);
  private static final int LINES_SHOWN = 15;
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  public static final String PORT = "QUARKUS_HTTP_PORT";
  public static final String MANAGEMENT_PORT = "QUARKUS_MANAGEMENT_PORT";

  private final LeashedProcess process;
  private final int port;
  private final int healthPort;

  private ServiceProcess(LeashedProcess process, int port, int healthPort) {
    this.process = process;
    this.port = port;
    this.healthPort = healthPort;
  }

  /**
   * Starts it; it is not ready yet.
   *
   * @param more flags for Java
   * @param settings for the service, as environment variables; without a port it gets any that is
   *     free, and one that has a port for its management tells there how it is
   */
  static ServiceProcess start(
      String name, Path program, List<String> more, Map<String, String> settings, Path directory)
      throws IOException {
    Map<String, String> environment = new HashMap<>(settings);
    environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    environment.putIfAbsent(PORT, Integer.toString(FreePort.any()));
    int port = Integer.parseInt(environment.get(PORT));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM_FLAGS);
    command.addAll(more);
    command.addAll(List.of("-jar", program.toString()));
    Path log = directory.resolve("logs").resolve(name + ".log");
    LeashedProcess process =
        LeashedProcess.start(
            new LeashedProcess.Spec(name, command, environment, directory, log, StopSignal.TERM));
    int healthPort =
        Optional.ofNullable(settings.get(MANAGEMENT_PORT)).map(Integer::parseInt).orElse(port);
    return new ServiceProcess(process, port, healthPort);
  }

  /**
   * Flags for Java.
   *
   * @param directory where the recording of this name shall be left
   */
  public static List<String> flightRecorder(Optional<Path> directory, String name) {
    return directory
        .map(
            path ->
                List.of(
                    "-XX:StartFlightRecording=settings=profile,dumponexit=true,filename="
                        + path.toAbsolutePath().resolve(name + ".jfr")))
        .orElse(List.of());
  }

  public void awaitReady() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!isReady()) {
      Optional<Integer> code = process.waitFor(GLANCE);
      if (code.isPresent()) {
        throw new IOException(
            "%s has ended with code %d while starting:%n%s"
                .formatted(process.name(), code.get(), endOfLog()));
      }
      if (System.nanoTime() - deadline > 0) {
        throw new IOException(
            "%s is not ready after %d s:%n%s"
                .formatted(process.name(), PATIENCE.toSeconds(), endOfLog()));
      }
    }
  }

  private boolean isReady() throws InterruptedException {
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + healthPort + "/q/health/ready"))
              .timeout(Duration.ofSeconds(5))
              .build();
      return HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  /** What it tells of itself in numbers. */
  public String metrics() throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address() + "/q/metrics")).build();
    return HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  String name() {
    return process.name();
  }

  public int port() {
    return port;
  }

  public String address() {
    return "http://127.0.0.1:" + port;
  }

  public long pid() {
    return process.pid();
  }

  String endOfLog() throws IOException {
    List<String> lines = Files.readString(process.log(), UTF_8).lines().toList();
    return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size()));
  }

  void stop() throws InterruptedException {
    process.stop(GRACE);
  }
}
