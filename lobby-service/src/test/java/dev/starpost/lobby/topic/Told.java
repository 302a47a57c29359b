package dev.starpost.lobby.topic;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** What the lobby has told others. */
@ApplicationScoped
public class Told {
  private final EntityManager entities;
  private final TopicRecords records;

  Told(EntityManager entities, TopicRecords records) {
    this.entities = entities;
    this.records = records;
  }

  /** All messages of a key. When the outbox is empty, everything is in the topic. */
  public List<byte[]> in(String topic, String key) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (waiting() > 0) {
      assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
      Thread.sleep(20);
    }
    return records.of(topic, key).stream().map(ConsumerRecord::value).toList();
  }

  private long waiting() {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities.createNativeQuery("select count(*) from outbox").getSingleResult())
                    .longValue());
  }
}
