package dev.starpost.outbox;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/**
 * Sender to the channel {@code outbox}, in which each message names its topic. The relay knows what
 * is under way, and waits for it: nothing but a batch of it is ever in the channel's buffer.
 */
@ApplicationScoped
class ChannelSender implements Sender {
  private final MutinyEmitter<byte[]> channel;

  ChannelSender(
      @Channel("outbox") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
          MutinyEmitter<byte[]> channel) {
    this.channel = channel;
  }

  @Override
  public CompletableFuture<Void> send(Outgoing outgoing) {
    try {
      return channel.sendMessage(toSend(outgoing)).subscribeAsCompletionStage();
    } catch (RuntimeException e) {
      // The channel has ended: the same to whoever waits.
      return CompletableFuture.failedFuture(e);
    }
  }

  static org.eclipse.microprofile.reactive.messaging.Message<byte[]> toSend(Outgoing outgoing) {
    Message message = outgoing.message();
    Headers headers = new RecordHeaders();
    headers.add(Inbox.MESSAGE_ID, outgoing.id().toString().getBytes(UTF_8));
    message.headers().forEach((name, value) -> headers.add(name, value.getBytes(UTF_8)));
    return org.eclipse.microprofile.reactive.messaging.Message.of(message.value().getBytes(UTF_8))
        .addMetadata(
            OutgoingKafkaRecordMetadata.<String>builder()
                .withTopic(message.topic())
                .withKey(message.key())
                .withHeaders(headers)
                .build());
  }
}
