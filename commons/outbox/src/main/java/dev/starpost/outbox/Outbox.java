package dev.starpost.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Where a service puts what it has to tell others: in the transaction that changes what it tells
 * of. If the one is committed so is the other, and a relay sends it, whatever becomes of this
 * process.
 */
@ApplicationScoped
public class Outbox {
  private final DataSource database;
  private final TransactionSynchronizationRegistry transactions;
  private final RelayStart relay;

  Outbox(DataSource database, TransactionSynchronizationRegistry transactions, RelayStart relay) {
    this.database = database;
    this.transactions = transactions;
    this.relay = relay;
  }

  /**
   * Adds a message to the present transaction. From then on until its end, other transactions with
   * messages of the same key wait; one with messages of several keys adds them in the keys' order,
   * lest two wait for each other.
   */
  public void add(Message message) {
    if (transactions.getTransactionStatus() != Status.STATUS_ACTIVE) {
      throw new IllegalStateException("a message is written in a transaction, or may be lost");
    }
    // Within a transaction the data source gives out the transaction's own connection.
    try (Connection connection = database.getConnection()) {
      OutboxTable.add(connection, message);
    } catch (SQLException e) {
      throw new IllegalStateException("the outbox cannot be written", e);
    }
    transactions.registerInterposedSynchronization(new Bell());
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
