package dev.starpost.notification.stream;

import dev.starpost.notification.Eventually;
import io.restassured.path.json.JsonPath;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A client that holds a stream open, and notes every line. */
final class Listener implements AutoCloseable {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final InputStream stream;
  private final int status;
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private volatile boolean ended;

  Listener(int port, String token, String form, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/v1/me/stream"))
            .header("Authorization", "Bearer " + token)
            .header("Accept", form);
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    HttpResponse<InputStream> answer =
        HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    this.status = answer.statusCode();
    this.stream = answer.body();
    Thread reader = new Thread(this::read, "listener");
    reader.setDaemon(true);
    reader.start();
  }

  static Listener ofLines(int port, String token, String... headers) throws Exception {
    return new Listener(port, token, "application/x-ndjson", headers);
  }

  private void read() {
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // Closed by us, or broken by the server.
    }
    ended = true;
  }

  int status() {
    return status;
  }

  List<String> lines() {
    return lines;
  }

  /** Those that say something. */
  List<JsonPath> said() {
    return lines.stream().filter(line -> !line.isBlank()).map(JsonPath::new).toList();
  }

  /** The types of what was said, when so much was. */
  List<String> types(int count) {
    return await(count).stream().map(line -> line.getString("type")).toList();
  }

  List<JsonPath> await(int count) {
    return Eventually.see(count + " lines", this::said, said -> said.size() >= count);
  }

  void awaitEnd() {
    Eventually.see("the end", () -> ended, end -> end);
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
