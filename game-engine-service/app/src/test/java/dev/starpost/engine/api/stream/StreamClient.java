package dev.starpost.engine.api.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A client that follows a stream. */
final class StreamClient implements AutoCloseable {
  static final String SSE = "text/event-stream";
  static final String NDJSON = "application/x-ndjson";

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** What the stream said; type is empty for a keep-alive. */
  record Said(String type, String id, JsonNode data) {}

  private final HttpResponse<InputStream> answer;
  private final BufferedReader lines;

  private StreamClient(HttpResponse<InputStream> answer) {
    this.answer = answer;
    this.lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
  }

  static StreamClient open(URI address, String token, String accept, Optional<String> known) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer " + token)
            .header("Accept", accept);
    known.ifPresent(version -> request.header("Last-Event-ID", version));
    try {
      return new StreamClient(
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  int status() {
    return answer.statusCode();
  }

  String header(String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  /** The next thing said that is not silence; empty if the stream has ended. */
  Optional<Said> next() {
    Optional<Said> said = nextOrSilence();
    while (said.isPresent() && said.get().type().isEmpty()) {
      said = nextOrSilence();
    }
    return said;
  }

  Optional<Said> nextOrSilence() {
    try {
      return header("Content-Type").startsWith(SSE) ? event() : line();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Said> rest() {
    List<Said> all = new ArrayList<>();
    for (Optional<Said> said = next(); said.isPresent(); said = next()) {
      all.add(said.get());
    }
    return all;
  }

  private Optional<Said> line() throws IOException {
    String line = lines.readLine();
    if (line == null) {
      return Optional.empty();
    }
    if (line.isEmpty()) {
      return Optional.of(new Said("", "", null));
    }
    JsonNode said = Table.json(line);
    return Optional.of(
        new Said(said.get("type").textValue(), said.get("version").asText(), said.get("data")));
  }

  private Optional<Said> event() throws IOException {
    String type = "";
    String id = "";
    JsonNode data = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty()) {
        return Optional.of(new Said(type, id, data));
      }
      int colon = line.indexOf(':');
      assertThat(colon).as(line).isNotNegative();
      String value = line.substring(colon + 1).strip();
      switch (line.substring(0, colon)) {
        case "" -> {}
        case "event" -> type = value;
        case "id" -> id = value;
        case "data" -> data = Table.json(value);
        default -> throw new AssertionError("an unknown field: " + line);
      }
    }
    return Optional.empty();
  }

  @Override
  public void close() {
    try {
      lines.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
