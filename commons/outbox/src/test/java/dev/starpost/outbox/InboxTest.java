package dev.starpost.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.sql.Connection;
import java.time.Duration;
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
    Inbox inbox = new Inbox(TestDatabase.in(servers));
    assertThat(inbox.isNew("games", "m1")).isTrue();

    assertThat(inbox.forgetOlderThan(Duration.ofHours(1))).isZero();
    assertThat(inbox.isNew("games", "m1")).isFalse();
    assertThat(inbox.forgetOlderThan(Duration.ofHours(-1))).isEqualTo(1);
    assertThat(inbox.isNew("games", "m1")).isTrue();
  }
}
