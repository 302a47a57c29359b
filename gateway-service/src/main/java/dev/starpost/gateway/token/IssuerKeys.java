package dev.starpost.gateway.token;

import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.lang.JoseException;

/**
 * JWKS cache. The public keys of whoever signs access tokens. Fetched again when a token names one
 * that is not known, but not all the time; those that are known stay good while the issuer is away.
 */
@ApplicationScoped
class IssuerKeys {
  private static final Logger LOG = Logger.getLogger(IssuerKeys.class);
  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(2);
  private static final Duration FETCH_INTERVAL = Duration.ofSeconds(5);
  private static final Duration KEPT = Duration.ofMinutes(5);
  private static final int OK = 200;

  private final Connections connections;
  private final Optional<Service> issuer;
  private final String path;
  private volatile List<JsonWebKey> keys = List.of();
  private Future<List<JsonWebKey>> fetch;
  private long fetchedAt;

  IssuerKeys(Connections connections, RouteTable routes, GatewaySettings settings) {
    this.connections = connections;
    Optional<URI> elsewhere = settings.tokens().keys();
    this.issuer =
        elsewhere
            .map(uri -> Service.at("issuer", List.of(uri.resolve("/"))))
            .or(() -> routes.service(settings.tokens().service()));
    this.path = elsewhere.map(URI::getRawPath).orElse("/.well-known/jwks.json");
  }

  /** All that are known, with the wanted one if the issuer has it. */
  Future<List<JsonWebKey>> withKey(String keyId) {
    List<JsonWebKey> known = keys;
    if (known.stream().anyMatch(key -> keyId.equals(key.getKeyId()))) {
      if (isOlderThan(KEPT)) {
        fetch();
      }
      return Future.succeededFuture(known);
    }
    return fetch();
  }

  private synchronized boolean isOlderThan(Duration age) {
    return fetch == null || System.nanoTime() - fetchedAt > age.toNanos();
  }

  private synchronized Future<List<JsonWebKey>> fetch() {
    if (issuer.isEmpty()) {
      return Future.succeededFuture(List.of());
    }
    if (!isOlderThan(FETCH_INTERVAL)) {
      return fetch;
    }
    fetchedAt = System.nanoTime();
    fetch =
        connections
            .ask(issuer.get(), HttpMethod.GET, path, Buffer.buffer(), RESPONSE_TIMEOUT)
            .map(this::read)
            .recover(
                failure -> {
                  LOG.warnf(
                      "Fetching issuer keys failed path=%s: %s, known keys used,"
                          + " retrying with a later request",
                      path, failure.getMessage());
                  return Future.succeededFuture(keys);
                });
    return fetch;
  }

  private List<JsonWebKey> read(Connections.Answer answer) {
    if (answer.status() != OK) {
      throw new IllegalStateException("status " + answer.status());
    }
    try {
      String document = answer.body().toString(StandardCharsets.UTF_8);
      keys = List.copyOf(new JsonWebKeySet(document).getJsonWebKeys());
      return keys;
    } catch (JoseException e) {
      throw new IllegalStateException("no key set", e);
    }
  }
}
