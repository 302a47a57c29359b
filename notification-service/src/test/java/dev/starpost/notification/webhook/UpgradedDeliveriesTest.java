package dev.starpost.notification.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import dev.starpost.notification.SetClock;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Webhook calls in the tables of the release before, when this one starts beside it: at noon, when
 * one of them is under way.
 */
@NotificationTest
class UpgradedDeliveriesTest {
  private static final String BEFORE_TASKS = "7";
  private static final Duration LEASE = Duration.ofSeconds(30);

  @Inject DataSource database;
  @Inject WebhookSettings settings;

  private final SetClock clock = new SetClock();
  private ScratchSchema schema;
  private DueDeliveries due;

  @BeforeEach
  void before() {
    schema = new ScratchSchema(database);
    schema.migrate(database, BEFORE_TASKS);
    execute(
        "insert into webhook (id, account, url, format, events, secret, created_at)"
            + " values ('w', 'ann', 'http://127.0.0.1/', 'json', '{}', '', now())");
    execute(
        "insert into delivery (id, webhook, event, payload, state, created_at, attempts, next_at,"
            + " leased_until) values"
            + " ('leased', 'w', 'test', '{}', 'pending', now(), 1, '%1$s', '%1$s'),"
                .formatted(clock.instant().plus(LEASE))
            + " ('waits', 'w', 'test', '{}', 'pending', now(), 0, '%s', null)"
                .formatted(clock.instant()));
    schema.migrate(database, "latest");
    due = new DueDeliveries(schema.jdbi(), settings, clock);
  }

  @AfterEach
  void end() {
    schema.close();
  }

  private void execute(String statement) {
    schema.jdbi().useHandle(sql -> sql.execute(statement));
  }

  @Test
  void what_waits_is_called_once_and_what_is_under_way_when_its_lease_is_over() {
    assertThat(due.take("ann")).extracting(Delivery::id).containsExactly("waits");
    noted("waits");
    assertThat(due.take("ann")).isEmpty();

    clock.goOn(LEASE);

    assertThat(due.take("ann"))
        .singleElement()
        .satisfies(
            again -> {
              assertThat(again.id()).isEqualTo("leased");
              assertThat(again.attempts()).isEqualTo(2);
            });
  }

  @Test
  void what_an_instance_of_the_release_before_has_called_is_not_called_again() {
    noted("leased");
    clock.goOn(LEASE);

    assertThat(due.take("ann")).extracting(Delivery::id).containsExactly("waits");
  }

  @Test
  void an_instance_of_the_release_before_leases_nothing_more() {
    assertThatThrownBy(
            () ->
                execute(
                    "update delivery set attempts = attempts + 1, next_at = '%1$s',"
                            .formatted(clock.instant().plus(LEASE))
                        + " leased_until = '%1$s' where id in (select id from delivery"
                            .formatted(clock.instant().plus(LEASE))
                        + " where next_at <= '%s' for update skip locked)"
                            .formatted(clock.instant())))
        .hasMessageContaining("delivery_leased_by_task");

    assertThat(due.take("ann")).extracting(Delivery::attempts).isEqualTo(List.of(1));
  }

  /** As the release before notes what came of a call, or of a test. */
  private void noted(String delivery) {
    execute(
        "update delivery set state = 'delivered', next_at = null, tried_at = now(),"
            + " leased_until = null, attempts = greatest(attempts, 1), status = 200,"
            + " answer = null, failure = null where id = '%s'".formatted(delivery));
  }
}
