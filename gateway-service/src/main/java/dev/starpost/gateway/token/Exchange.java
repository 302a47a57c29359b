package dev.starpost.gateway.token;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.gateway.GatewaySettings;
import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
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
 * Turns personal tokens and sessions into access tokens of a minute, by asking the service that
 * knows them. Remembers what it was told for a few seconds, so that a revocation counts within
 * seconds; requests that come together with one token ask once.
 */
@ApplicationScoped
public class Exchange {
  static final Duration LONGEST_MEMORY = Duration.ofSeconds(5);

  private static final String PATH = "/internal/exchange";
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;

  private final Vertx vertx;
  private final Connections connections;
  private final Optional<Service> issuer;
  private final MeterRegistry meters;
  private final AsyncCache<String, Optional<Exchanged>> answers;

  /** What a token was exchanged for. */
  record Exchanged(String accessToken, String account) {
    @Override
    public String toString() {
      return account;
    }
  }

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
    Duration remembered = settings.tokens().remembered();
    if (remembered.compareTo(LONGEST_MEMORY) > 0) {
      throw new IllegalArgumentException(
          "starpost.gateway.tokens.remembered is at most "
              + LONGEST_MEMORY.toSeconds()
              + " s:"
              + " a revoked token must be of no use after that");
    }
    this.answers =
        Caffeine.newBuilder()
            .maximumSize(settings.tokens().most())
            .expireAfterWrite(remembered)
            .executor(Runnable::run)
            .buildAsync();
  }

  /** Whether the answer is known, or at least somebody has asked already. */
  boolean isRemembered(Credential credential, boolean stream) {
    return answers.getIfPresent(key(credential, stream)) != null;
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
    return Future.fromCompletionStage(
        answers.get(
            key(credential, stream),
            (key, executor) ->
                ask(credential, stream)
                    .onSuccess(
                        answer -> {
                          if (answer.isEmpty()) {
                            refused.run();
                          }
                        })
                    .toCompletionStage()
                    .toCompletableFuture()),
        here);
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
    return issuer
        .map(service -> connections.ask(service, HttpMethod.POST, PATH, body, PATIENCE))
        .orElseGet(() -> Future.failedFuture("nobody exchanges tokens here"))
        .map(Exchange::read)
        .onSuccess(answer -> count(answer.isPresent() ? "good" : "refused"))
        .onFailure(failure -> count("failed"));
  }

  private static Optional<Exchanged> read(Connections.Answer answer) {
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
      return Optional.of(new Exchanged(token, account));
    } catch (IOException e) {
      throw new IllegalStateException("the exchange answers with something else than JSON", e);
    }
  }

  private void count(String outcome) {
    meters.counter("starpost.gateway.exchanges", "outcome", outcome).increment();
  }
}
