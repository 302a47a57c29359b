package dev.starpost.gateway.settings;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Settings of the gateway. */
@ConfigMapping(prefix = "starpost.gateway")
public interface GatewaySettings {
  /** The services behind the gateway, by name. */
  Map<String, ServiceSettings> services();

  Sizes sizes();

  @WithParentName
  Timeouts timeouts();

  Streams streams();

  Tokens tokens();

  Limits limits();

  OpenApi openapi();

  Export export();

  /**
   * Pages of services for whoever has their link, as in {@code /v1/mail/unsubscribe/{token}}: whose
   * browser it is does not matter there.
   */
  List<String> linkedPages();

  /** Networks (as in 10.0.0.0/8) whose X-Forwarded-* headers are believed. */
  Optional<List<String>> trustedProxies();

  /** Where the guide for authors of clients is, to be named on the front page. */
  Optional<URI> guide();

  /** One service and what it serves. */
  interface ServiceSettings {
    /**
     * Where it is; several addresses share the calls. Of a service without an address nothing can
     * be found.
     */
    Optional<List<URI>> address();

    /** The paths that lead to it, as in {@code /v1/games/{id}/**}. */
    List<String> paths();

    /** Whether it is asked what it stores about somebody who wants to know. */
    @WithDefault("true")
    boolean export();
  }

  /** How much a request may bring. */
  interface Sizes {
    @WithDefault("256K")
    MemorySize body();

    /** The request line's address. */
    @WithDefault("8K")
    MemorySize address();

    /** All headers together. */
    @WithDefault("16K")
    MemorySize headers();
  }

  /** How long the gateway waits for others. */
  interface Timeouts {
    /** For a connection to a service. */
    @WithDefault("2S")
    Duration connectTimeout();

    /** For a service's response to begin; longer than a call may ask a service to wait. */
    @WithDefault("40S")
    Duration responseTimeout();

    /** For the next piece of a response that has begun. */
    @WithDefault("30S")
    Duration idleTimeout();

    /** For the body of a request to be complete. */
    @WithDefault("15S")
    Duration requestBodyTimeout();
  }

  /** Answers that go on for as long as somebody listens. */
  interface Streams {
    /** The paths of streams. */
    List<String> paths();

    /** After how long without anything, not even a keep-alive, a stream is closed. */
    @WithDefault("60S")
    Duration idleTimeout();

    /** How often it is checked whether the token that opened a stream is still good. */
    @WithDefault("5S")
    Duration tokenCheckInterval();

    /** How many the gateway holds open to each service. */
    @WithDefault("10000")
    int most();
  }

  /** Who is asked about tokens. */
  interface Tokens {
    /** The service that knows personal tokens and sessions, and signs access tokens. */
    @WithDefault("lobby")
    String service();

    /** Who must have signed an access token. */
    @WithDefault("https://starpost.dev")
    String issuer();

    /** For whom an access token must be. */
    @WithDefault("starpost")
    String audience();

    /** Where the issuer's keys are, if not at the service's own address. */
    Optional<URI> keys();

    /** How long the answer about a personal token or a session is remembered; 5 seconds at most. */
    @WithDefault("5S")
    Duration remembered();

    /** How many answers are remembered. */
    @WithDefault("20000")
    int most();
  }

  /** Rate limits of one caller. The numbers are in application.properties. */
  interface Limits {
    Limit reads();

    Limit plays();

    Limit creations();

    Limit signIn();

    Limit streams();

    /** Personal tokens and sessions that turned out to be none. */
    Limit badTokens();

    /** The paths for which the strict limit for sign-in holds. */
    List<String> signInPaths();

    /** The paths below which unsafe calls are plays. */
    List<String> playPaths();

    /** How many callers are remembered at once. */
    @WithDefault("100000")
    int callers();
  }

  /** So many calls in such a time. */
  interface Limit {
    int calls();

    Duration per();
  }

  /** The document of everything that is stored about somebody. */
  interface Export {
    /** How long each service has for its parts. */
    @WithDefault("20S")
    Duration responseTimeout();

    /** How much all parts together may be. */
    @WithDefault("16M")
    MemorySize size();

    /** How many there are at the same time, because each is held in temporary files. */
    @WithDefault("4")
    int atOnce();

    /** How long the caller may take to read one. */
    @WithDefault("60S")
    Duration downloadTimeout();

    /** As how many reads one counts: all services work for it. */
    @WithDefault("10")
    int reads();
  }

  /** The document that describes everything. */
  interface OpenApi {
    /** How often the services are asked for their parts. */
    @WithDefault("60S")
    Duration refreshInterval();

    /** How often, while a part is missing. */
    @WithDefault("5S")
    Duration retryInterval();
  }
}
