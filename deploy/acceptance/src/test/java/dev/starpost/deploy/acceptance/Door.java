package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The public address, as a client sees it. */
record Door(URI address) {
  static final ObjectMapper JSON = new ObjectMapper();

  private static final String PROBLEM = "application/problem+json";
  private static final String PROBLEMS = "https://starpost.dev/problems/";
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** A request; {@code path} is everything after the origin, escaped. */
  record Request(String method, String path, Map<String, String> headers, Optional<byte[]> body) {
    Request {
      headers = new LinkedHashMap<>(headers);
    }

    static Request of(String method, String path) {
      return new Request(method, path, Map.of(), Optional.empty());
    }

    Request with(String header, String value) {
      Map<String, String> more = new LinkedHashMap<>(headers);
      more.put(header, value);
      return new Request(method, path, more, body);
    }

    Request sending(Object json) {
      try {
        return new Request(method, path, headers, Optional.of(JSON.writeValueAsBytes(json)))
            .with("Content-Type", "application/json");
      } catch (JsonProcessingException e) {
        throw new IllegalArgumentException(e);
      }
    }

    /** As somebody could repeat it by hand. */
    @Override
    public String toString() {
      return method
          + " "
          + path
          + " "
          + headers
          + body.map(bytes -> " " + new String(bytes, StandardCharsets.UTF_8)).orElse("");
    }
  }

  /** What came back; of a stream only that it began. */
  record Answer(int status, Map<String, String> headers, String text) {
    JsonNode json() {
      try {
        return JSON.readTree(text);
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(text, e);
      }
    }

    String header(String name) {
      return headers.getOrDefault(name.toLowerCase(java.util.Locale.ROOT), "");
    }

    /** The last part of the problem's type; empty if it is no problem document. */
    String problem() {
      return header("Content-Type").startsWith(PROBLEM)
          ? json().path("type").asText().replace(PROBLEMS, "")
          : "";
    }

    /** What is wrong with a refusal itself; empty if it is a proper problem document. */
    String improper() {
      if (!header("Content-Type").startsWith(PROBLEM)) {
        return "not a problem document but '" + header("Content-Type") + "'";
      }
      JsonNode document = json();
      if (!document.path("type").asText().startsWith(PROBLEMS)) {
        return "its type is not one of ours";
      }
      if (document.path("status").asInt() != status) {
        return "it names another status";
      }
      return document.path("title").asText().isBlank() || document.path("detail").asText().isBlank()
          ? "it does not say what is wrong"
          : "";
    }
  }

  Answer call(Request request) {
    HttpRequest.BodyPublisher body =
        request
            .body()
            .map(HttpRequest.BodyPublishers::ofByteArray)
            .orElseGet(HttpRequest.BodyPublishers::noBody);
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(address + request.path()))
            .method(request.method(), body)
            .timeout(Duration.ofSeconds(60));
    request.headers().forEach(builder::header);
    try {
      HttpResponse<java.io.InputStream> response =
          CLIENT.send(builder.build(), HttpResponse.BodyHandlers.ofInputStream());
      Map<String, String> headers = new LinkedHashMap<>();
      response.headers().map().forEach((name, values) -> headers.put(name, values.get(0)));
      try (var stream = response.body()) {
        boolean endless = isStream(headers.getOrDefault("content-type", ""));
        String text = endless ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(response.statusCode(), headers, text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(request.toString(), e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A document to be changed and sent back. */
  static Map<String, Object> map(JsonNode document) {
    return JSON.convertValue(document, new TypeReference<LinkedHashMap<String, Object>>() {});
  }

  private static boolean isStream(String type) {
    return type.startsWith("text/event-stream") || type.startsWith("application/x-ndjson");
  }
}
