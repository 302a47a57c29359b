package dev.starpost.gateway.token;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import dev.starpost.gateway.token.LastExchange.Exchanged;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Token exchange with a cache. Turns personal tokens and sessions into access tokens, by asking the
 * service that knows them. Remembers what it was told for a few seconds, so that a revocation
 * counts within seconds; requests that come together with one token ask once. While that service
 * does not answer, the last token is used until it expires: see {@link LastExchange}.
 */
@ApplicationScoped
public class Exchange {
  static final Duration LONGEST_MEMORY = Duration.ofSeconds(5);

  private static final String PATH = "/internal/exchange";
  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(5);

  /** For those who have a token that is good still: nobody notices so little. */
  private static final Duration FALLBACK_TIMEOUT = Duration.ofMillis(300);

  /** So long before it expires a token is not used any more: it must be good where it arrives. */
  private static final Duration MARGIN = Duration.ofSeconds(5);

  /** At least as long as any access token lives. */
  private static final Duration KEPT = Duration.ofMinutes(15);

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;

  private final Vertx vertx;
  private final Connections connections;
  private final Optional<Service> issuer;
  private final MeterRegistry meters;
  private final Duration remembered;
  private final Cache<String, LastExchange> secrets;

  Exchange(
      Vertx vertx,
      Connections connections,
      RouteTable routes,
      GatewaySettings settings,
      MeterRegistry meters) {
    this.vertx = vertx;
    this.connections = connections;
    this.issuer = routes.service(settings.tokens().service());
    this.meters = meters;
    this.remembered = settings.tokens().remembered();
    if (remembered.compareTo(LONGEST_MEMORY) > 0) {
      throw new IllegalArgumentException(
          "starpost.gateway.tokens.remembered is at most "
              + LONGEST_MEMORY.toSeconds()
              + " s:"
              + " a revoked token must be of no use after that");
    }
    this.secrets =
        Caffeine.newBuilder()
            .maximumSize(settings.tokens().most())
            .expireAfterAccess(KEPT)
            .executor(Runnable::run)
            .build();
  }

  /** Whether the answer is known, or at least somebody has asked already. */
  boolean isRemembered(Credential credential, boolean stream) {
    LastExchange last = secrets.getIfPresent(key(credential, stream));
    return last != null && last.isKnown();
  }

  /** Whether the secret is good; fails if nobody can say. */
  Future<Boolean> isGood(Credential credential) {
    return exchange(credential, false, () -> {}).map(Optional::isPresent);
  }

  /**
   * Empty if the secret is not good; fails if nobody can say.
   *
   * @param stream for an answer that takes long: the token then lives as long as those that clients
   *     keep, and the gateway goes on asking whether the secret is good
   * @param refused to be told if the secret is not good and it was this call that had to ask
   */
  Future<Optional<Exchanged>> exchange(Credential credential, boolean stream, Runnable refused) {
    Context here = vertx.getOrCreateContext();
    Future<Optional<Exchanged>> answer =
        last(credential, stream)
            .get(
                () ->
                    ask(credential, stream)
                        .onSuccess(
                            found -> {
                              if (found.isEmpty()) {
                                // Nor is the other token of this secret good any more.
                                secrets.invalidate(key(credential, !stream));
                                refused.run();
                              }
                            }),
                () -> stream ? last(credential, false).usable() : Optional.empty(),
                () -> count("stale"));
    return Future.fromCompletionStage(answer.toCompletionStage(), here);
  }

  private LastExchange last(Credential credential, boolean stream) {
    return secrets.get(
        key(credential, stream),
        key -> new LastExchange(vertx, System::nanoTime, remembered, FALLBACK_TIMEOUT));
  }

  private static String key(Credential credential, boolean stream) {
    return credential.kind()
        + (stream ? " for a stream " : " ")
        + Fingerprint.of(credential.secret());
  }

  private Future<Optional<Exchanged>> ask(Credential credential, boolean stream) {
    String member = credential.kind() == Credential.Kind.SESSION ? "session" : "token";
    ObjectNode shown = JSON.createObjectNode().put(member, credential.secret());
    if (stream) {
      shown.put("stream", true);
    }
    Buffer body = Buffer.buffer(shown.toString());
    long askedAt = System.nanoTime();
    return issuer
        .map(service -> connections.ask(service, HttpMethod.POST, PATH, body, RESPONSE_TIMEOUT))
        .orElseGet(() -> Future.failedFuture("nobody exchanges tokens here"))
        .map(answer -> read(answer, askedAt))
        .onSuccess(answer -> count(answer.isPresent() ? "good" : "refused"))
        .onFailure(failure -> count("failed"));
  }

  private static Optional<Exchanged> read(Connections.Answer answer, long askedAt) {
    if (answer.status() == UNAUTHORIZED) {
      return Optional.empty();
    }
    if (answer.status() != OK) {
      throw new IllegalStateException("the exchange answers with " + answer.status());
    }
    try {
      JsonNode document = JSON.readTree(answer.body().getBytes());
      String token = document.path("accessToken").asText();
      String account = document.path("account").asText();
      if (token.isEmpty() || account.isEmpty()) {
        throw new IllegalStateException("the exchange answers without a token");
      }
      Duration life = Duration.ofSeconds(document.path("expiresIn").asLong());
      return Optional.of(new Exchanged(token, account, askedAt + life.minus(MARGIN).toNanos()));
    } catch (IOException e) {
      throw new IllegalStateException("the exchange answers with something else than JSON", e);
    }
  }

  private void count(String outcome) {
    meters.counter("starpost.gateway.exchanges", "outcome", outcome).increment();
  }
}
