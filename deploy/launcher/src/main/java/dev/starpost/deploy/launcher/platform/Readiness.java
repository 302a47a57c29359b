package dev.starpost.deploy.launcher.platform;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Readiness check of a service over HTTP. */
public final class Readiness {
  /** Where services say it. */
  public static final String PATH = "/q/health/ready";

  private static final Duration TIMEOUT = Duration.ofSeconds(3);
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();

  private Readiness() {}

  public static boolean at(String health) throws InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(health)).timeout(TIMEOUT).build();
    try {
      return HTTP.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }
}
