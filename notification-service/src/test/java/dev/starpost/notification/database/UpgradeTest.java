package dev.starpost.notification.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What waits in the tables of the release before, when this one starts. */
@NotificationTest
class UpgradeTest {
  private static final String BEFORE_TASKS = "7";

  @Inject DataSource database;
  @Inject Jdbi jdbi;

  private final String schema = "before_" + UUID.randomUUID().toString().replace("-", "");

  @AfterEach
  void end() {
    jdbi.useHandle(sql -> sql.execute("drop schema if exists " + schema + " cascade"));
  }

  @Test
  void a_mail_that_is_being_sent_stays_its_senders_until_the_lease_is_over() {
    migrator().target(BEFORE_TASKS).load().migrate();
    jdbi.useHandle(
        sql -> {
          sql.execute(
              "insert into %s.mail_item (account, kind, subject, version, body, due_at, mail,"
                      .formatted(schema)
                  + " attempts, leased_until) values"
                  + " ('ann', 'your-turn', 'leased', 1, '{}', '2026-01-01T12:00Z',"
                  + " '00000000-0000-0000-0000-000000000001', 1, '2026-01-01T12:01Z'),"
                  + " ('ann', 'your-turn', 'dead', 1, '{}', '2026-01-01T12:00Z',"
                  + " '00000000-0000-0000-0000-000000000002', 1, '2026-01-01T11:00Z'),"
                  + " ('ann', 'your-turn', 'waits', 1, '{}', '2026-01-01T12:00Z', null, 0, null)");
        });

    migrator().load().migrate();

    List<String> due =
        jdbi.withHandle(
            sql ->
                sql.createQuery(
                        "select subject || ' ' || to_char(due_at at time zone 'UTC', 'HH24:MI') ||"
                            + " coalesce(' ' || right(mail::text, 1), '') from %s.mail_item"
                                .formatted(schema)
                            + " order by subject")
                    .mapTo(String.class)
                    .list());
    assertThat(due).containsExactly("dead 12:00 2", "leased 12:01 1", "waits 12:00");
  }

  private FluentConfiguration migrator() {
    return Flyway.configure()
        .dataSource(database)
        .schemas(schema)
        .locations("db/migration", "db/outbox", "db/messaging", "db/idempotency", "db/jobs");
  }
}
