package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.StarpostProcess.Ended;
import dev.starpost.deploy.launcher.demo.Json;
import dev.starpost.deploy.launcher.demo.JsonFields;
import dev.starpost.deploy.launcher.platform.Environments;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** The real script, with data and ports that nobody else uses. */
public record LocalStarpost(Path data, Ports ports) {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  public StarpostProcess up(String... words) throws IOException {
    Stream<String> fixed = Stream.of("up", "--data", data.toString(), "--port", "" + ports.first());
    return StarpostProcess.start(Stream.concat(fixed, Stream.of(words)).toArray(String[]::new));
  }

  public Ended run(String... words) throws IOException, InterruptedException {
    Stream<String> where = Stream.of("--data", data.toString());
    return StarpostProcess.run(Stream.concat(Stream.of(words), where).toArray(String[]::new));
  }

  RunNote note() throws IOException {
    return new DataDirectory(data).note().orElseThrow();
  }

  /** The access token of a new guest. */
  public String guest() throws IOException, InterruptedException {
    HttpResponse<String> admitted =
        HTTP.send(
            request("/v1/guests", "")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}"))
                .build(),
            BodyHandlers.ofString());
    assertThat(admitted.statusCode()).as(admitted.body()).isEqualTo(201);
    return JsonFields.text(Json.read(admitted.body()), "accessToken");
  }

  /** Through the one public door. */
  public HttpResponse<String> get(String path, String token) throws IOException {
    try {
      return HTTP.send(request(path, token).build(), BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  /** The first answer with this status. */
  public HttpResponse<String> awaitStatus(int status, String path, String token)
      throws IOException, InterruptedException {
    AtomicReference<HttpResponse<String>> last = new AtomicReference<>();
    StarpostProcess.await(
        () -> {
          last.set(get(path, token));
          return last.get().statusCode() == status;
        });
    return last.get();
  }

  private HttpRequest.Builder request(String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(Environments.address(ports.gateway()) + path));
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  /** The process of a server or a service. */
  public ProcessHandle processOf(String name) throws IOException {
    return note().servers().stream()
        .filter(server -> server.name().equals(name))
        .flatMap(server -> server.process().flatMap(KnownProcess::find).stream())
        .findFirst()
        .orElseThrow();
  }

  /**
   * Whatever runs with our data directory on its command line. Asked of ps, because Java cuts off a
   * command line as long as that of a server with its class path.
   */
  public List<String> leftBehind() throws IOException {
    Process ps = new ProcessBuilder("ps", "axww", "-o", "pid=,args=").start();
    String all = new String(ps.getInputStream().readAllBytes(), UTF_8);
    return all.lines().filter(line -> line.contains(data.toString())).toList();
  }
}
