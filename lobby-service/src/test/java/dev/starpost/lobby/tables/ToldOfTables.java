package dev.starpost.lobby.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.lobby.topic.TopicRecords;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** What the lobby has told others of tables. */
@ApplicationScoped
public class ToldOfTables {
  private final LobbyTopics topics;
  private final EntityManager entities;
  private final TopicRecords records;

  ToldOfTables(LobbyTopics topics, EntityManager entities, TopicRecords records) {
    this.topics = topics;
    this.entities = entities;
    this.records = records;
  }

  public List<TableEvent> events(String table) throws Exception {
    List<TableEvent> events = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> record : records(topics.lobbyEvents(), table)) {
      events.add(ContractJson.read(record.value(), TableEvent.class));
    }
    return events;
  }

  /** All of a key. When none is in the outbox, all of them are in the topic. */
  public List<ConsumerRecord<String, byte[]>> records(String topic, String key)
      throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (waiting(key) > 0) {
      assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
      Thread.sleep(20);
    }
    return records.of(topic, key);
  }

  private long waiting(String key) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities
                            .createNativeQuery("select count(*) from outbox where key = ?1")
                            .setParameter(1, key)
                            .getSingleResult())
                    .longValue());
  }
}
