package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/**
 * Talks to an engine.
 *
 * @param address where it listens: {@code http://127.0.0.1:8080}
 */
record EngineClient(String address) {
  private static final Duration PATIENCE_FOR_HEALTH = Duration.ofSeconds(3);
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(PATIENCE_FOR_HEALTH)
          .build();

  /** Whether it says that it can serve. */
  boolean isReady() throws InterruptedException {
    HttpRequest request = request("/q/health/ready").timeout(PATIENCE_FOR_HEALTH).build();
    try {
      return HTTP.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * @throws Refused with the engine's own words when it says no
   */
  Object get(String path, String token) throws InterruptedException {
    return ask(request(path).GET(), token);
  }

  /**
   * @throws Refused with the engine's own words when it says no
   */
  Object post(String path, Object body, String token) throws InterruptedException {
    return ask(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(body))),
        token);
  }

  private Object ask(HttpRequest.Builder request, String token) throws InterruptedException {
    HttpResponse<String> response;
    try {
      response =
          HTTP.send(
              request
                  .header("Authorization", "Bearer " + token)
                  .header("Accept", "application/json")
                  .timeout(PATIENCE)
                  .build(),
              BodyHandlers.ofString());
    } catch (IOException e) {
      throw Refused.because(
          "The engine at %s does not answer; ./starpost status shows how it is."
              .formatted(address));
    }
    if (response.statusCode() / 100 != 2) {
      throw refusal(response.statusCode(), response.body());
    }
    try {
      return Json.read(response.body());
    } catch (IllegalArgumentException e) {
      throw notUnderstood(response.statusCode());
    }
  }

  private Refused refusal(int status, String body) {
    try {
      Object problem = Json.read(body);
      return Json.text(problem, "detail")
          .or(() -> Json.text(problem, "title"))
          .map(EngineClient::asSentence)
          .map(Refused::because)
          .orElseGet(() -> notUnderstood(status));
    } catch (IllegalArgumentException e) {
      return notUnderstood(status);
    }
  }

  private Refused notUnderstood(int status) {
    return Refused.because(
        "The engine at %s answered with status %d and no word that this command understands; ./starpost logs engine-1 may say more."
            .formatted(address, status));
  }

  private static String asSentence(String text) {
    String stripped = text.strip();
    return stripped.matches("(?s).*[.!?]") ? stripped : stripped + ".";
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path));
  }
}
