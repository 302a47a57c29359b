package dev.starpost.engine.kafka.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState.AccountChanged;
import dev.starpost.contracts.account.AccountState.QuietHours;
import dev.starpost.contracts.account.Hours;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@WithServers(Backing.KAFKA)
class AccountDirectoryTest {
  private static final QuietHours NIGHT = new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0));
  private static final QuietHours NOON = new QuietHours(LocalTime.of(12, 0), LocalTime.of(13, 0));

  private record Change(String account, Hours hours) {}

  private final BlockingQueue<Change> heard = new LinkedBlockingQueue<>();
  private Topics topics;
  private KafkaSettings settings;
  private MessageSender sender;

  @BeforeEach
  void open(ServersForTest servers) throws Exception {
    topics = new Topics(servers.topicPrefix() + UUID.randomUUID() + ".");
    settings = new KafkaSettings(Map.of("bootstrap.servers", servers.kafka()));
    sender = new MessageSender(settings);
    try (Admin admin = Admin.create(settings.admin())) {
      admin
          .createTopics(List.of(new NewTopic(topics.accounts(), Optional.of(2), Optional.empty())))
          .all()
          .get();
    }
  }

  @AfterEach
  void close() {
    sender.close();
  }

  @Test
  void what_was_told_before_it_began_is_known_and_later_changes_are_heard() throws Exception {
    tell("ann", 1, Optional.of(NIGHT));
    tell("bob", 1, Optional.empty());
    try (AccountDirectory directory = new AccountDirectory(topics, settings)) {
      directory.start();
      directory.awaitStarted();
      directory.listen((account, hours) -> heard.add(new Change(account, hours)));
      assertThat(directory.hoursOf("ann").quietHours()).contains(NIGHT);
      assertThat(directory.hoursOf("bob")).isEqualTo(Hours.ALL);
      assertThat(directory.hoursOf("whoever")).isEqualTo(Hours.ALL);

      tell("ann", 3, Optional.of(NOON));
      assertThat(next().hours().quietHours()).contains(NOON);
      assertThat(directory.hoursOf("ann").quietHours()).contains(NOON);
    }
  }

  @Test
  void old_messages_the_same_hours_and_nonsense_change_nothing() throws Exception {
    try (AccountDirectory directory = new AccountDirectory(topics, settings)) {
      directory.start();
      directory.awaitStarted();
      directory.listen((account, hours) -> heard.add(new Change(account, hours)));
      tell("ann", 3, Optional.of(NIGHT));
      assertThat(next().hours().revision()).isEqualTo(3);

      tell("ann", 2, Optional.of(NOON));
      tell("ann", 4, Optional.of(NIGHT));
      send("ann", "no account".getBytes(StandardCharsets.UTF_8));
      // Records of one account stay in order, so this one is heard behind the others.
      tell("ann", 5, Optional.empty());

      assertThat(next()).isEqualTo(new Change("ann", new Hours(5, "Europe/Paris", none(), none())));
      assertThat(heard).isEmpty();
    }
  }

  private Change next() throws InterruptedException {
    Change change = heard.poll(60, TimeUnit.SECONDS);
    assertThat(change).as("a change is heard").isNotNull();
    return change;
  }

  private static <T> Optional<T> none() {
    return Optional.empty();
  }

  private void tell(String account, long revision, Optional<QuietHours> quiet) throws Exception {
    var state =
        new AccountChanged(
            account,
            revision,
            Instant.EPOCH,
            "A name",
            false,
            "en",
            "Europe/Paris",
            Optional.empty(),
            quiet,
            List.of());
    send(account, ContractJson.write(state));
  }

  private void send(String key, byte[] value) throws Exception {
    sender.send(topics.accounts(), key, value, Context.root(), Optional.empty()).get();
  }
}
