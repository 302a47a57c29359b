package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/**
 * HTTP client with retries. The public API of a Starpost that runs. Whoever is told to come back
 * later does so; every request that changes something therefore has to carry an {@code
 * Idempotency-Key}.
 */
public final class PublicApi {
  /** Longer than a service needs that has died and is started again. */
  private static final Duration RETRY_TIMEOUT = Duration.ofMinutes(2);

  private static final Duration FOR_ONE_ANSWER = Duration.ofSeconds(60);
  private static final Duration UNLESS_TOLD = Duration.ofSeconds(1);
  private static final Set<Integer> LATER = Set.of(429, 503);
  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();

  private final String address;
  private final String language;
  private final Sleep sleep;

  /** How to wait. */
  @FunctionalInterface
  interface Sleep {
    void take(Duration time) throws InterruptedException;
  }

  /** What it was asked, and what it said. */
  record Answer(String what, int status, String text) {
    boolean isGood() {
      return status / 100 == 2;
    }

    Object json() {
      try {
        return Json.read(text);
      } catch (IllegalArgumentException e) {
        throw notUnderstood();
      }
    }

    /** The refusal in its own words, for a command that cannot go on after it. */
    Refused refusal() {
      try {
        Object problem = Json.read(text);
        return Json.text(problem, "detail")
            .or(() -> Json.text(problem, "title"))
            .map(words -> Refused.because("%s was refused (%d): %s".formatted(what, status, words)))
            .orElseGet(this::notUnderstood);
      } catch (IllegalArgumentException e) {
        return notUnderstood();
      }
    }

    private Refused notUnderstood() {
      return Refused.because(
          "%s was answered with status %d and no word that this command understands; ./starpost logs gateway may say more."
              .formatted(what, status));
    }
  }

  /**
   * @param address where it listens: {@code http://127.0.0.1:8080}
   */
  PublicApi(String address, String language, Sleep sleep) {
    this.address = address;
    this.language = language;
    this.sleep = sleep;
  }

  Answer get(String path, Map<String, String> headers) throws InterruptedException {
    return ask("GET", path, request(path, headers).GET().build());
  }

  Answer post(String path, Map<String, String> headers, Object body) throws InterruptedException {
    return ask(
        "POST",
        path,
        request(path, headers)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(body)))
            .build());
  }

  private HttpRequest.Builder request(String path, Map<String, String> headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .timeout(FOR_ONE_ANSWER)
            .header("Accept", "application/json, application/problem+json")
            .header("Accept-Language", language);
    headers.forEach(request::header);
    return request;
  }

  private Answer ask(String method, String path, HttpRequest request) throws InterruptedException {
    String what = method + " " + path;
    Duration waited = Duration.ZERO;
    while (true) {
      Duration wait;
      Refused otherwise;
      try {
        HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
        Answer answer = new Answer(what, response.statusCode(), response.body());
        if (!LATER.contains(answer.status())) {
          return answer;
        }
        wait = retryAfter(response);
        otherwise = answer.refusal();
      } catch (IOException e) {
        wait = UNLESS_TOLD;
        otherwise =
            Refused.because(
                "Starpost does not answer at %s; ./starpost status shows how it is."
                    .formatted(address));
      }
      waited = waited.plus(wait);
      if (waited.compareTo(RETRY_TIMEOUT) > 0) {
        throw otherwise;
      }
      sleep.take(wait);
    }
  }

  private static Duration retryAfter(HttpResponse<?> response) {
    return response
        .headers()
        .firstValue("Retry-After")
        .filter(seconds -> seconds.matches("[0-9]{1,6}"))
        .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds)))
        .filter(time -> !time.isZero())
        .orElse(UNLESS_TOLD);
  }
}
