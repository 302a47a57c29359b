package dev.starpost.outbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@WithServers(Backing.POSTGRES)
class InboxTest {

  @Test
  void a_message_is_new_once_for_each_consumer(ServersForTest servers) throws Exception {
    Inbox inbox = new Inbox(TestDatabase.in(servers));

    assertThat(inbox.isNew("games", "m1")).isTrue();
    assertThat(inbox.isNew("games", "m1")).isFalse();
    assertThat(inbox.isNew("chat", "m1")).isTrue();
    assertThat(inbox.isNew("games", "m2")).isTrue();
  }

  @Test
  void a_message_whose_transaction_failed_is_new_again(ServersForTest servers) throws Exception {
    DataSource database = TestDatabase.in(servers);
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      assertThat(Inbox.isNew(connection, "games", "m1")).isTrue();
      connection.rollback();
      assertThat(Inbox.isNew(connection, "games", "m1")).isTrue();
    }
  }

  @Test
  void messages_are_forgotten_when_no_topic_has_them_any_more(ServersForTest servers)
      throws Exception {
    DataSource database = TestDatabase.in(servers);
    try (Connection connection = database.getConnection()) {
      assertThat(Inbox.isNew(connection, "games", "young")).isTrue();
      take(connection, "old", Duration.ofDays(31), 1);

      new InboxSweep(Duration.ofDays(30), System::nanoTime).sweepIfDue(connection);

      assertThat(Inbox.isNew(connection, "games", "young")).isFalse();
      assertThat(Inbox.isNew(connection, "games", "old1")).isTrue();
    }
  }

  @Test
  void they_are_forgotten_in_portions_and_then_once_an_hour(ServersForTest servers)
      throws Exception {
    AtomicLong now = new AtomicLong();
    InboxSweep sweep = new InboxSweep(Duration.ofDays(30), now::get);
    try (Connection connection = TestDatabase.in(servers).getConnection()) {
      take(connection, "much", Duration.ofDays(31), InboxSweep.PORTION + 1);
      sweep.sweepIfDue(connection);
      assertThat(count(connection)).isEqualTo(1);
      sweep.sweepIfDue(connection);
      assertThat(count(connection)).isZero();

      take(connection, "more", Duration.ofDays(31), 1);
      sweep.sweepIfDue(connection);
      assertThat(count(connection)).as("not yet").isEqualTo(1);
      now.addAndGet(Duration.ofHours(1).toNanos());
      sweep.sweepIfDue(connection);
      assertThat(count(connection)).isZero();
    }
  }

  @Test
  void nobody_can_forget_what_may_come_again() {
    assertThatThrownBy(() -> new InboxSweep(InboxSweep.TOPICS_KEEP, System::nanoTime))
        .hasMessageContaining("starpost.inbox.kept");
  }

  /** It is the relay who does it. */
  @Test
  void a_relay_sweeps(ServersForTest servers) throws Exception {
    DataSource database = TestDatabase.in(servers);
    try (Connection connection = database.getConnection()) {
      take(connection, "old", Duration.ofDays(31), 1);
      try (Relay relay =
          TestDatabase.relay(database, row -> new CompletableFuture<>(), Duration.ofMillis(10))) {
        relay.start();
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (count(connection) > 0 && System.nanoTime() < deadline) {
          Thread.sleep(10);
        }
      }
      assertThat(count(connection)).isZero();
    }
  }

  private static void take(Connection connection, String name, Duration ago, int many)
      throws Exception {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into inbox (consumer, message_id, taken_at) select 'games', ? || number,"
                + " now() - make_interval(secs => ?) from generate_series(1, ?) as number")) {
      insert.setString(1, name);
      insert.setDouble(2, (double) ago.toSeconds());
      insert.setInt(3, many);
      insert.executeUpdate();
    }
  }

  private static int count(Connection connection) throws Exception {
    try (PreparedStatement select = connection.prepareStatement("select count(*) from inbox");
        ResultSet found = select.executeQuery()) {
      found.next();
      return found.getInt(1);
    }
  }
}
