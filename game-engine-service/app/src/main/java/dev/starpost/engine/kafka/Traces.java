package dev.starpost.engine.kafka;

import dev.starpost.web.RequestIds;
import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;

/** Tracing of messages: continues the trace of whoever sent one. */
public final class Traces {
  private static final TextMapGetter<Headers> HEADERS =
      new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(Headers headers) {
          List<String> keys = new ArrayList<>();
          headers.forEach(header -> keys.add(header.key()));
          return keys;
        }

        @Override
        public String get(Headers headers, String key) {
          Header header = headers.lastHeader(key);
          return header == null || header.value() == null
              ? null
              : new String(header.value(), StandardCharsets.UTF_8);
        }
      };

  /** The request that a message comes from. */
  public static Optional<String> requestOf(ConsumerRecord<String, byte[]> message) {
    return RequestIds.plain(HEADERS.get(message.headers(), RequestIds.MESSAGE_HEADER));
  }

  public Span continued(ConsumerRecord<String, byte[]> command) {
    Context sender =
        GlobalOpenTelemetry.getPropagators()
            .getTextMapPropagator()
            .extract(Context.root(), command.headers(), HEADERS);
    return GlobalOpenTelemetry.getTracer("dev.starpost.engine")
        .spanBuilder(command.topic() + " process")
        .setSpanKind(SpanKind.CONSUMER)
        .setParent(sender)
        .setAttribute("starpost.game", String.valueOf(command.key()))
        .startSpan();
  }
}
