package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The work that a message causes belongs to the trace of whoever sent it. */
@WithServers(Backing.KAFKA)
class TracesTest {
  private final InMemorySpanExporter spans = InMemorySpanExporter.create();

  @BeforeEach
  void trace() {
    GlobalOpenTelemetry.resetForTest();
    GlobalOpenTelemetry.set(
        OpenTelemetrySdk.builder()
            .setTracerProvider(
                SdkTracerProvider.builder()
                    .addSpanProcessor(SimpleSpanProcessor.create(spans))
                    .build())
            .setPropagators(ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
            .build());
  }

  @AfterEach
  void forget() {
    GlobalOpenTelemetry.resetForTest();
  }

  @Test
  void a_header_without_a_value_begins_a_trace_of_its_own() {
    var strange = new ConsumerRecord<>("topic", 0, 0, "sv-1", new byte[] {1});
    strange.headers().add("traceparent", (byte[]) null);

    new Traces().continued(strange).end();

    assertThat(spans.getFinishedSpanItems()).hasSize(1);
  }

  @Test
  void a_trace_crosses_a_topic(ServersForTest servers) throws Exception {
    String topic = servers.topic("traced");
    KafkaSettings settings = new KafkaSettings(Map.of("bootstrap.servers", servers.kafka()));
    try (Admin admin = Admin.create(settings.admin())) {
      admin
          .createTopics(List.of(new NewTopic(topic, Optional.of(1), Optional.empty())))
          .all()
          .get();
    }
    Span request = GlobalOpenTelemetry.getTracer("test").spanBuilder("request").startSpan();
    try (MessageSender sender = new MessageSender(settings)) {
      sender
          .send(topic, "sv-1", new byte[] {1}, Context.root().with(request), Optional.empty())
          .get();
    }

    new Traces().continued(firstOf(topic, settings)).end();
    request.end();

    assertThat(spans.getFinishedSpanItems()).hasSize(2);
    SpanData process = spans.getFinishedSpanItems().get(0);
    assertThat(process.getName()).isEqualTo(topic + " process");
    assertThat(process.getTraceId()).isEqualTo(request.getSpanContext().getTraceId());
    assertThat(process.getParentSpanId()).isEqualTo(request.getSpanContext().getSpanId());
  }

  private static ConsumerRecord<String, byte[]> firstOf(String topic, KafkaSettings settings) {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            settings.tailConsumer(), new StringDeserializer(), new ByteArrayDeserializer())) {
      TopicPartition partition = new TopicPartition(topic, 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      ConsumerRecords<String, byte[]> records = ConsumerRecords.empty();
      while (records.isEmpty()) {
        records = consumer.poll(Duration.ofSeconds(1));
      }
      return records.iterator().next();
    }
  }
}
