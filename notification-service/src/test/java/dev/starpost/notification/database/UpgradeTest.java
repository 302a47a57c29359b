package dev.starpost.notification.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import jakarta.inject.Inject;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mails that wait in the tables of the release before, when this one starts beside it. */
@NotificationTest
class UpgradeTest {
  private static final String BEFORE_TASKS = "7";

  @Inject DataSource database;

  private ScratchSchema schema;

  @BeforeEach
  void before() {
    schema = new ScratchSchema(database);
    schema.migrate(database, BEFORE_TASKS);
    execute(
        "insert into mail_item (account, kind, subject, version, body, due_at, mail,"
            + " attempts, leased_until) values"
            + " ('ann', 'your-turn', 'leased', 1, '{}', '2026-01-01T12:00Z',"
            + " '00000000-0000-0000-0000-000000000001', 1, '2026-01-01T12:01Z'),"
            + " ('ann', 'your-turn', 'dead', 1, '{}', '2026-01-01T12:00Z',"
            + " '00000000-0000-0000-0000-000000000002', 3, '2026-01-01T11:00Z'),"
            + " ('ann', 'your-turn', 'waits', 1, '{}', '2026-01-01T12:00Z', null, 0, null)");
    schema.migrate(database, "latest");
  }

  @AfterEach
  void end() {
    schema.close();
  }

  private void execute(String statement) {
    schema.jdbi().useHandle(sql -> sql.execute(statement));
  }

  private List<String> read(String query) {
    return schema.jdbi().withHandle(sql -> sql.createQuery(query).mapTo(String.class).list());
  }

  @Test
  void a_mail_that_is_being_sent_stays_its_senders_until_the_lease_is_over() {
    assertThat(
            read(
                "select subject || ' ' || to_char(due_at at time zone 'UTC', 'HH24:MI')"
                    + " || coalesce(' ' || right(mail::text, 1), '') || ' tried ' || attempts"
                    + " from mail_item order by subject"))
        .containsExactly("dead 12:00 2 tried 3", "leased 12:01 1 tried 1", "waits 12:00 tried 0");
  }

  @Test
  void an_instance_of_the_release_before_leases_nothing_more() {
    assertThatThrownBy(
            () -> execute("update mail_item set leased_until = now() + interval '1 min'"))
        .hasMessageContaining("mail_item_leased_by_task");
  }

  @Test
  void an_instance_of_the_release_before_writes_what_came_of_its_mail() {
    execute(
        "update mail_item set attempts = 2, due_at = now(), leased_until = null"
            + " where mail = '00000000-0000-0000-0000-000000000001'"
            + " and leased_until = '2026-01-01T12:01Z'");
    execute("delete from mail_item where mail = '00000000-0000-0000-0000-000000000001'");

    assertThat(read("select subject from mail_item order by subject"))
        .containsExactly("dead", "waits");
  }
}
