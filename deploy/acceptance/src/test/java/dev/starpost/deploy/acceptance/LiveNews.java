package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
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
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * All that the stream of a person has told since it was opened. A stream that breaks off is opened
 * again where it was.
 */
final class LiveNews implements AutoCloseable {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final long PAUSE_MILLIS = 100;

  private final Visitor person;
  private final List<JsonNode> told = new CopyOnWriteArrayList<>();
  private final Thread listener;
  private volatile InputStream stream = InputStream.nullInputStream();
  private volatile boolean closed;

  private LiveNews(Visitor person) {
    this.person = person;
    this.listener = new Thread(this::listen, "news of " + person.name());
    this.listener.setDaemon(true);
  }

  /** Returns when the stream has begun: nothing that happens from now on is missed. */
  static LiveNews of(Visitor person) {
    LiveNews news = new LiveNews(person);
    news.listener.start();
    Eventually.holds("the stream begins", () -> !news.told.isEmpty());
    return news;
  }

  /** What it has told of one kind, in its order. */
  List<JsonNode> of(String type) {
    return told.stream().filter(line -> line.path("type").asText().equals(type)).toList();
  }

  /** What the first of its kind says, as soon as it is told. */
  JsonNode await(String type) {
    Eventually.holds(type + " is told to " + person.name(), () -> !of(type).isEmpty());
    return of(type).get(0).path("data");
  }

  /** The ids of all that it has told. */
  List<Long> ids() {
    return told.stream().map(line -> line.path("id").asLong()).toList();
  }

  private void listen() {
    while (!closed) {
      try (BufferedReader lines = open()) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (!line.isBlank()) {
            told.add(Door.JSON.readTree(line));
          }
        }
      } catch (IOException e) {
        // It broke off, was refused, or the test is over.
      } catch (InterruptedException e) {
        return;
      }
      if (!pause()) {
        return;
      }
    }
  }

  /** While its service starts again it is refused; whether it is still wanted. */
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  private BufferedReader open() throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(person.door().address() + "/v1/me/stream"))
            .header("Authorization", "Bearer " + person.token())
            .header("Accept", "application/x-ndjson");
    if (!told.isEmpty()) {
      request.header("Last-Event-ID", told.get(told.size() - 1).path("id").asText());
    }
    HttpResponse<InputStream> response =
        CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    if (response.statusCode() != 200) {
      response.body().close();
      throw new IOException("the stream is refused with " + response.statusCode());
    }
    stream = response.body();
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    closed = true;
    listener.interrupt();
    try {
      stream.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
