package dev.starpost.engine.kafka.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.AccountState.AccountChanged;
import dev.starpost.contracts.account.AccountState.AccountDeleted;
import dev.starpost.contracts.account.Hours;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.RestHours;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.TopicTail;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.lifecycle.Startable;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.jboss.logging.Logger;

/**
 * Directory of accounts, as the lobby tells it: when people rest, and who is gone. The topic keeps
 * the last word on every account, so it is read from its beginning; only those who rest, or did,
 * and those who are gone are remembered.
 */
public final class AccountDirectory implements RestHours, Departures, Startable {
  private static final Logger LOG = Logger.getLogger(AccountDirectory.class);

  private final Map<String, Hours> resting = new ConcurrentHashMap<>();
  private final Map<String, String> gone = new ConcurrentHashMap<>();
  private final TopicTail tail;
  private volatile BiConsumer<String, Hours> listener = (account, hours) -> {};

  public AccountDirectory(Topics topics, KafkaSettings settings) {
    this.tail =
        TopicTail.ofWholeTopic(
            "accounts", settings.tailConsumer(), topics.accounts(), new Accounts());
  }

  @Override
  public void start() {
    tail.start();
  }

  /** Returns when everything that was known when this began is known here. */
  @Override
  public void awaitStarted() throws InterruptedException {
    tail.awaitStarted();
  }

  /** The listener is called for every change from now on. */
  public void listen(BiConsumer<String, Hours> whenSomebodyRestsAtOtherTimes) {
    listener = whenSomebodyRestsAtOtherTimes;
  }

  @Override
  public Hours hoursOf(String account) {
    return resting.getOrDefault(account, Hours.ALL);
  }

  @Override
  public Optional<String> goneAs(String account) {
    return Optional.ofNullable(gone.get(account));
  }

  private void note(AccountState account) {
    if (account instanceof AccountChanged changed) {
      note(changed);
    } else if (account instanceof AccountDeleted deleted) {
      gone.put(deleted.account(), deleted.name());
    }
  }

  private void note(AccountChanged account) {
    Hours before = hoursOf(account.account());
    Hours hours = account.hours();
    if (hours.revision() > before.revision() && !hours.isSameRest(before)) {
      resting.put(account.account(), hours);
      listener.accept(account.account(), hours);
    }
  }

  /** What the lobby tells. Accounts that are gone keep their hours until their games are over. */
  private final class Accounts implements TopicTail.Reader {
    @Override
    public void read(ConsumerRecords<String, byte[]> records) {
      for (ConsumerRecord<String, byte[]> each : records) {
        try {
          if (each.value() != null) {
            note(ContractJson.read(each.value(), AccountState.class));
          }
        } catch (ContractJson.Malformed e) {
          LOG.warnf(
              "Account skipped topic=%s partition=%d offset=%d: %s",
              each.topic(), each.partition(), each.offset(), e.getMessage());
        }
      }
    }

    @Override
    public void missed() {
      // It is read from the beginning again.
    }
  }

  @Override
  public void close() {
    tail.close();
  }
}
