package dev.starpost.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;

/**
 * Transactional outbox. A service puts into it what it has to tell others, in the transaction that
 * changes what it tells of. If the one is committed so is the other, and a relay sends it, whatever
 * becomes of this process.
 */
@ApplicationScoped
public class Outbox {
  private final DataSource database;
  private final TransactionSynchronizationRegistry transactions;
  private final RelayStart relay;
  private final Instance<MessageHeaders> headers;

  Outbox(
      DataSource database,
      TransactionSynchronizationRegistry transactions,
      RelayStart relay,
      Instance<MessageHeaders> headers) {
    this.database = database;
    this.transactions = transactions;
    this.relay = relay;
    this.headers = headers;
  }

  /**
   * Adds a message to the present transaction. From then on until its end, other transactions with
   * messages of the same key wait; one that adds messages of several keys one by one adds them in
   * the keys' order, lest two wait for each other.
   */
  public void add(Message message) {
    addAll(List.of(message));
  }

  /** Adds many messages to the present transaction, with few statements. */
  public void addAll(Collection<Message> messages) {
    if (messages.isEmpty()) {
      return;
    }
    requireTransaction();
    Map<String, String> present = presentHeaders();
    List<Message> complete = messages.stream().map(message -> message.with(present)).toList();
    // Within a transaction the data source gives out the transaction's own connection.
    try (Connection connection = database.getConnection()) {
      OutboxTable.addAll(connection, complete);
    } catch (SQLException e) {
      throw new OutboxUnavailable("the outbox cannot be written", e);
    }
    transactions.registerInterposedSynchronization(new Bell());
  }

  private void requireTransaction() {
    if (transactions.getTransactionStatus() != Status.STATUS_ACTIVE) {
      throw new IllegalStateException("a message is written in a transaction, or may be lost");
    }
  }

  /** For messages of the present work that are written by other threads, when it is over. */
  public Map<String, String> presentHeaders() {
    Map<String, String> all = new TreeMap<>();
    headers.forEach(source -> all.putAll(source.present()));
    return all;
  }

  /** Spares the relay of this instance the pause. */
  private final class Bell implements Synchronization {
    @Override
    public void beforeCompletion() {}

    @Override
    public void afterCompletion(int status) {
      if (status == Status.STATUS_COMMITTED) {
        relay.wake();
      }
    }
  }
}
