package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.AccountState.AccountChanged;
import dev.starpost.contracts.account.AccountState.AccountDeleted;
import dev.starpost.contracts.account.Hours;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.Diary;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.jboss.logging.Logger;

/**
 * When people rest, and who is gone, as the lobby tells it. The topic keeps the last word on every
 * account, so it is read from its beginning; only those who rest, or did, and those who are gone
 * are remembered.
 */
public final class AccountBook implements Diary, Departures, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(AccountBook.class);

  private final Map<String, Hours> resting = new ConcurrentHashMap<>();
  private final Map<String, String> gone = new ConcurrentHashMap<>();
  private final TopicTail tail;
  private volatile BiConsumer<String, Hours> listener = (account, hours) -> {};

  public AccountBook(Topics topics, KafkaSettings settings) {
    this.tail =
        TopicTail.ofWholeTopic("accounts", settings.tailConsumer(), topics.accounts(), new Pages());
  }

  void start() {
    tail.start();
  }

  /** Returns when everything that was known when this began is known here. */
  void awaitListening() throws InterruptedException {
    tail.awaitListening();
  }

  /** Is told of every change from now on. */
  void tell(BiConsumer<String, Hours> whenSomebodyRestsAtOtherTimes) {
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
  private final class Pages implements TopicTail.Reader {
    @Override
    public void read(ConsumerRecords<String, byte[]> records) {
      for (ConsumerRecord<String, byte[]> each : records) {
        try {
          if (each.value() != null) {
            note(ContractJson.read(each.value(), AccountState.class));
          }
        } catch (ContractJson.Malformed e) {
          LOG.warnf("Passed over an account at offset %d: %s", each.offset(), e.getMessage());
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
