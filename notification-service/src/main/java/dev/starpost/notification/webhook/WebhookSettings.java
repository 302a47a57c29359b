package dev.starpost.notification.webhook;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;

/** Settings of webhooks: timeouts, back-off of retries, how many calls at a time. */
@ConfigMapping(prefix = "starpost.webhooks")
interface WebhookSettings {
  /**
   * Whether webhooks may be at addresses that only this network has, and without TLS. Whoever has
   * an account could then call whatever this service can reach: for one's own machine.
   */
  @WithDefault("false")
  boolean allowPrivate();

  @WithDefault("PT5S")
  Duration connectTimeout();

  /** For the whole response. */
  @WithDefault("PT10S")
  Duration responseTimeout();

  /** The wait before each retry; a day in all. */
  @WithDefault("PT5S,PT30S,PT2M,PT10M,PT30M,PT1H,PT3H,PT6H,PT12H")
  List<Duration> backoff();

  @WithDefault("20")
  int mostPerAccount();

  /** Calls at a time, on an instance: it calls for so many accounts as have their share in it. */
  @WithDefault("300")
  int mostCalls();

  /**
   * Calls at a time of one account, by all instances: few, so that its slow programs delay nobody
   * else's.
   */
  @WithDefault("6")
  int mostCallsPerAccount();

  /** Calls at a time to one webhook. */
  @WithDefault("3")
  int mostCallsPerWebhook();

  /** For so long deliveries are listed. */
  @WithDefault("P7D")
  Duration kept();
}
