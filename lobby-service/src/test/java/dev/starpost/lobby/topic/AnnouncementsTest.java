package dev.starpost.lobby.topic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;

@LobbyTest
class AnnouncementsTest {
  @Inject LobbyTopics topics;
  @Inject EntityManager entities;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @Test
  void every_change_of_an_account_is_told_in_order() throws Exception {
    String name = People.newName();
    Map<String, Object> body = People.registration(name);
    body.put("email", name + "@example.org");
    String id = People.register(body).path("id");
    String access = People.signIn(name, People.PASSWORD).path("accessToken");
    Person ann = new Person(id, name, access, "");
    Person bob = People.newPerson();
    ann.asks().body("{\"language\": \"fr\"}").patch("/v1/me").then().statusCode(200);
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);
    ann.asks().body("{\"language\": \"de\"}").patch("/v1/me").then().statusCode(422);
    ann.asks().delete("/v1/me").then().statusCode(204);

    List<AccountState> told = new ArrayList<>();
    for (byte[] message : read(topics.accountEvents(), id)) {
      told.add(ContractJson.read(message, AccountState.class));
    }
    assertThat(told).extracting(AccountState::revision).containsExactly(1L, 2L, 3L, 4L);
    assertThat(told.get(1))
        .isInstanceOfSatisfying(
            AccountState.AccountChanged.class,
            changed -> {
              assertThat(changed.name()).isEqualTo(name);
              assertThat(changed.language()).isEqualTo("fr");
              assertThat(changed.blocked()).isEmpty();
            });
    assertThat(told.get(2))
        .isInstanceOfSatisfying(
            AccountState.AccountChanged.class,
            changed -> assertThat(changed.blocked()).containsExactly(bob.id()));
    assertThat(told.get(3))
        .isInstanceOfSatisfying(
            AccountState.AccountDeleted.class,
            deleted -> assertThat(deleted.name()).matches("gone-[0-9a-z]{6}"));

    List<AccountContact> contacts = new ArrayList<>();
    for (byte[] message : read(topics.accountContacts(), id)) {
      contacts.add(ContractJson.read(message, AccountContact.class));
    }
    assertThat(contacts).hasSize(2);
    assertThat(contacts.get(0).email()).contains(name + "@example.org");
    assertThat(contacts.get(1).email()).isEmpty();
  }

  @Test
  void no_address_is_told_to_everybody() throws Exception {
    String name = People.newName();
    Map<String, Object> body = People.registration(name);
    body.put("email", name + "@example.org");
    String id = People.register(body).path("id");

    List<byte[]> told = read(topics.accountEvents(), id);
    assertThat(told).hasSize(1);
    assertThat(new String(told.get(0), UTF_8)).contains(name).doesNotContain("example.org");
  }

  /** When the outbox is empty, everything is in the topic. */
  private List<byte[]> read(String topic, String key) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (waiting() > 0) {
      assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
      Thread.sleep(20);
    }
    List<byte[]> values = new ArrayList<>();
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          consumer.partitionsFor(topic).stream()
              .map(info -> new TopicPartition(topic, info.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofSeconds(1))) {
          if (record.key().equals(key)) {
            values.add(record.value());
          }
        }
      }
    }
    return values;
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
