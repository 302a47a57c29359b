package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Whether a service says that it can serve. */
final class Readiness {
  /** Where services say it. */
  static final String PATH = "/q/health/ready";

  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  private Readiness() {}

  static boolean at(String health) throws InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(health)).timeout(PATIENCE).build();
    try {
      return HTTP.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }
}
