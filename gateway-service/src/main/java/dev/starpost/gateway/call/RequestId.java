package dev.starpost.gateway.call;

import com.github.f4b6a3.ulid.Ulid;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of one request in answers, logs and traces.
 *
 * @param traceId of the W3C trace context: the one that the client sent, or the id's own 128 bits
 * @param kept whether the client sent a trace context that goes on
 */
public record RequestId(String text, String traceId, String flags, boolean kept) {
  private static final Pattern OURS = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}");
  private static final Pattern TRACE =
      Pattern.compile("00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})");
  private static final String NO_TRACE = "0".repeat(32);
  private static final String NO_SPAN = "0".repeat(16);
  private static final String NOT_SAMPLED = "00";

  /** What the client sent is kept where it has our form; anything else could be anything. */
  static RequestId of(String sent, String sentTrace) {
    String text = sent != null && OURS.matcher(sent).matches() ? sent : Ulid.fast().toString();
    Matcher trace = TRACE.matcher(sentTrace == null ? "" : sentTrace);
    if (trace.matches() && !trace.group(1).equals(NO_TRACE) && !trace.group(2).equals(NO_SPAN)) {
      return new RequestId(text, trace.group(1), trace.group(3), true);
    }
    String own = Ulid.from(text).toUuid().toString().replace("-", "");
    return new RequestId(text, own, NOT_SAMPLED, false);
  }

  /** The header for a service, which becomes the child of a span of our own. */
  public String traceparent() {
    long span = ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE);
    return "00-%s-%016x-%s".formatted(traceId, span, flags);
  }
}
