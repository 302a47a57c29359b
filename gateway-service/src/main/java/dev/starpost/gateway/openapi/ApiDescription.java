package dev.starpost.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * Merged OpenAPI document, refreshed periodically. The one document that describes the whole API,
 * made of the documents of the services. They are asked again and again; a service that is away
 * keeps the part that is known of it.
 */
@ApplicationScoped
public class ApiDescription {
  private static final Logger LOG = Logger.getLogger(ApiDescription.class);
  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(5);
  private static final int OK = 200;
  private static final String OWN_PART = "/openapi/gateway.yaml";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final ObjectMapper YAML =
      new ObjectMapper(
          YAMLFactory.builder()
              .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
              .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
              .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
              .build());

  private final Vertx vertx;
  private final Connections connections;
  private final RouteTable routes;
  private final GatewaySettings.OpenApi settings;
  private final Map<String, Part> parts = new ConcurrentHashMap<>();
  private volatile Document document;

  private record Part(ObjectNode document, long fetchedAt) {}

  /** The document in both forms. */
  public record Document(Buffer json, Buffer yaml) {}

  ApiDescription(
      Vertx vertx, Connections connections, RouteTable routes, GatewaySettings settings) {
    this.vertx = vertx;
    this.connections = connections;
    this.routes = routes;
    this.settings = settings.openapi();
    this.document = merge();
  }

  public Document document() {
    return document;
  }

  void start(@Observes StartupEvent event) {
    refresh();
    vertx.setPeriodic(settings.retryInterval().toMillis(), timer -> refresh());
  }

  private void refresh() {
    for (Service service : routes.services()) {
      Part known = parts.get(service.name());
      if (known == null
          || System.nanoTime() - known.fetchedAt() >= settings.refreshInterval().toNanos()) {
        fetch(service);
      }
    }
  }

  private void fetch(Service service) {
    connections
        .ask(service, HttpMethod.GET, "/openapi?format=json", Buffer.buffer(), RESPONSE_TIMEOUT)
        .map(ApiDescription::read)
        .onSuccess(part -> learn(service, part))
        .onFailure(
            failure ->
                LOG.debugf(
                    "Fetching OpenAPI failed service=%s: %s, retrying in %d s",
                    service.name(), failure.getMessage(), settings.retryInterval().toSeconds()));
  }

  /** One after the other, lest a document without the part of another replace the one with it. */
  private synchronized void learn(Service service, ObjectNode part) {
    Part before = parts.put(service.name(), new Part(part, System.nanoTime()));
    if (before == null || !before.document().equals(part)) {
      document = merge();
    }
  }

  private static ObjectNode read(Connections.Answer answer) {
    if (answer.status() != OK) {
      throw new IllegalStateException("status " + answer.status());
    }
    try {
      JsonNode document = JSON.readTree(answer.body().getBytes());
      if (document instanceof ObjectNode object && object.path("paths").isObject()) {
        return object;
      }
      throw new IllegalStateException("no OpenAPI document");
    } catch (IOException e) {
      throw new IllegalStateException("no JSON", e);
    }
  }

  private Document merge() {
    OpenApiMerge merge = new OpenApiMerge(ownPart());
    for (Service service : routes.services()) {
      Part part = parts.get(service.name());
      if (part != null) {
        merge.add(
            service.name(),
            part.document(),
            path -> routes.serviceOf(path).filter(service::equals).isPresent());
      }
    }
    ObjectNode merged = merge.document();
    Operations.of(merged).forEach(ApiDescription::addOwnAnswers);
    try {
      return new Document(
          Buffer.buffer(JSON.writeValueAsBytes(merged)),
          Buffer.buffer(YAML.writeValueAsBytes(merged)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the gateway may say to any call, beside what the service says. */
  private static void addOwnAnswers(ObjectNode operation) {
    ObjectNode responses = operation.withObjectProperty("responses");
    answer(responses, "429", "GatewayTooManyRequests");
    answer(responses, "503", "GatewayUnavailable");
    if (operation.has("requestBody")) {
      answer(responses, "413", "GatewayTooLarge");
    }
  }

  private static void answer(ObjectNode responses, String status, String name) {
    if (!responses.has(status)) {
      responses.putObject(status).put("$ref", "#/components/responses/" + name);
    }
  }

  private static ObjectNode ownPart() {
    try (InputStream in = ApiDescription.class.getResourceAsStream(OWN_PART)) {
      return (ObjectNode) YAML.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
