package dev.starpost.calls;

import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/**
 * Access token of this service for calls of others: one of the lobby, for a secret that both know;
 * or the one that the operator has given, where another issuer signs.
 */
@ApplicationScoped
public class ServiceToken {
  /** Before it expires, because it has to arrive. */
  private static final Duration MARGIN = Duration.ofMinutes(1);

  private static final long SECONDS = 5;

  private final EngineCallSettings engine;
  private final LobbyCallSettings lobby;
  private final Clock clock;
  private final LobbyApi api;
  private String token;
  private Instant renewed = Instant.MIN;

  ServiceToken(EngineCallSettings engine, LobbyCallSettings lobby, Clock clock) {
    this.engine = engine;
    this.lobby = lobby;
    this.clock = clock;
    this.api =
        QuarkusRestClientBuilder.newBuilder()
            .baseUri(lobby.address())
            .connectTimeout(SECONDS, TimeUnit.SECONDS)
            .readTimeout(SECONDS, TimeUnit.SECONDS)
            .build(LobbyApi.class);
  }

  /** For the header {@code Authorization}: a token that is good for a minute at least. */
  public String bearer() {
    return "Bearer " + engine.token().orElseGet(this::current);
  }

  private synchronized String current() {
    Instant now = clock.instant();
    if (!now.isBefore(renewed)) {
      String secret =
          lobby
              .secret()
              .orElseThrow(() -> new IllegalStateException("starpost.lobby.secret is not set"));
      LobbyApi.Token issued = api.issue(new LobbyApi.Shown(lobby.service(), secret));
      token = issued.accessToken();
      renewed = now.plusSeconds(issued.expiresIn()).minus(MARGIN);
    }
    return token;
  }
}
