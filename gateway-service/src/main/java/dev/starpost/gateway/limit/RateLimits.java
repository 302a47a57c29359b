package dev.starpost.gateway.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.problem.Problems;
import dev.starpost.gateway.route.PathPattern;
import dev.starpost.gateway.route.RequestPath;
import dev.starpost.gateway.settings.GatewaySettings;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.EstimationProbe;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Rate limits by token bucket. How often one caller may call. Each has a bucket of tokens for each
 * class of call, which fills up evenly. Counted in this instance alone; those who have not called
 * for long are forgotten, when their buckets would be full again anyway.
 */
@ApplicationScoped
public class RateLimits {
  private record Counted(CallClass callClass, String caller) {}

  private final GatewaySettings.Limits settings;
  private final Problems problems;
  private final MeterRegistry meters;
  private final List<PathPattern> signIn;
  private final List<PathPattern> plays;
  private final List<PathPattern> streams;
  private final Cache<Counted, Bucket> buckets;
  private final Map<CallClass, String> policies = new EnumMap<>(CallClass.class);

  RateLimits(GatewaySettings settings, Problems problems, MeterRegistry meters) {
    this.settings = settings.limits();
    this.problems = problems;
    this.meters = meters;
    this.signIn = patterns(this.settings.signInPaths());
    this.plays = patterns(this.settings.playPaths());
    this.streams = patterns(settings.streams().paths());
    Duration longest = Duration.ZERO;
    for (CallClass each : CallClass.values()) {
      GatewaySettings.Limit limit = each.limit(this.settings);
      longest = longest.compareTo(limit.per()) > 0 ? longest : limit.per();
      policies.put(
          each, "\"%s\";q=%d;w=%d".formatted(each.title(), limit.calls(), seconds(limit.per())));
    }
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(this.settings.callers())
            .expireAfterAccess(longest)
            .build();
  }

  public CallClass classOf(HttpMethod method, RequestPath path) {
    boolean safe =
        method.equals(HttpMethod.GET)
            || method.equals(HttpMethod.HEAD)
            || method.equals(HttpMethod.OPTIONS);
    if (safe) {
      return matches(streams, path) ? CallClass.STREAMS : CallClass.READS;
    }
    if (matches(signIn, path)) {
      return CallClass.SIGN_IN;
    }
    return matches(plays, path) ? CallClass.PLAYS : CallClass.CREATIONS;
  }

  /** Counts the call, and answers it if the caller has called too often. */
  public boolean admits(Call call, CallClass callClass) {
    return admits(call, callClass, 1);
  }

  /** The same for a call that counts as several, but never for more than there can be. */
  public boolean admits(Call call, CallClass callClass, int calls) {
    long cost = Math.min(calls, callClass.limit(settings).calls());
    // Who tries passwords has many accounts, but not as many addresses.
    String caller = callClass == CallClass.SIGN_IN ? call.client().network() : call.caller();
    ConsumptionProbe probe = bucket(callClass, caller).tryConsumeAndReturnRemaining(cost);
    tell(call, callClass, probe.getRemainingTokens(), probe.getNanosToWaitForReset());
    if (!probe.isConsumed()) {
      refuse(call, callClass, probe.getNanosToWaitForRefill());
    }
    return probe.isConsumed();
  }

  /** Whether one more would be admitted. */
  public boolean hasLeft(CallClass callClass, String caller) {
    Bucket bucket = buckets.getIfPresent(new Counted(callClass, caller));
    return bucket == null || bucket.getAvailableTokens() > 0;
  }

  public void count(CallClass callClass, String caller) {
    bucket(callClass, caller).tryConsume(1);
  }

  /** Answers a call of somebody who has nothing left. */
  public void refuse(Call call, CallClass callClass, String caller) {
    EstimationProbe probe = bucket(callClass, caller).estimateAbilityToConsume(1);
    tell(call, callClass, 0, probe.getNanosToWaitForRefill());
    refuse(call, callClass, probe.getNanosToWaitForRefill());
  }

  private void refuse(Call call, CallClass callClass, long nanos) {
    meters.counter("starpost.gateway.rate.limited", "class", callClass.title()).increment();
    problems.tooManyRequests(call, Duration.ofNanos(nanos));
  }

  /** As draft-ietf-httpapi-ratelimit-headers-11 has it. */
  private void tell(Call call, CallClass callClass, long remaining, long nanosUntilFull) {
    call.response()
        .putHeader("RateLimit-Policy", policies.get(callClass))
        .putHeader(
            "RateLimit",
            "\"%s\";r=%d;t=%d"
                .formatted(
                    callClass.title(), remaining, seconds(Duration.ofNanos(nanosUntilFull))));
  }

  private Bucket bucket(CallClass callClass, String caller) {
    return buckets.get(new Counted(callClass, caller), this::fullBucket);
  }

  private Bucket fullBucket(Counted counted) {
    GatewaySettings.Limit limit = counted.callClass().limit(settings);
    return Bucket.builder()
        .addLimit(
            bandwidth -> bandwidth.capacity(limit.calls()).refillGreedy(limit.calls(), limit.per()))
        .build();
  }

  private static boolean matches(List<PathPattern> patterns, RequestPath path) {
    return patterns.stream().anyMatch(pattern -> pattern.matches(path));
  }

  private static List<PathPattern> patterns(List<String> texts) {
    return texts.stream().map(PathPattern::of).toList();
  }

  private static long seconds(Duration duration) {
    return duration.plusMillis(999).toSeconds();
  }
}
