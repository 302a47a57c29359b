package dev.starpost.notification.webhook;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import dev.starpost.notification.SetClock;
import dev.starpost.notification.database.Times;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whose calls are made next. */
@NotificationTest
class DueDeliveriesTest {
  private static final int PER_ACCOUNT = 6;
  private static final int PER_WEBHOOK = 3;

  @Inject DataSource database;
  @Inject WebhookSettings settings;

  private final SetClock clock = new SetClock();
  private ScratchSchema schema;
  private DueDeliveries due;

  @BeforeEach
  void begin() {
    schema = new ScratchSchema(database, "webhook", "delivery");
    due = new DueDeliveries(schema.jdbi(), settings, clock);
  }

  @AfterEach
  void end() {
    schema.close();
  }

  @Test
  void many_slow_programs_of_one_account_leave_room_for_others() {
    for (int i = 0; i < 20; i++) {
      waits("ann", "ann-" + i, 10);
    }
    waits("bob", "bob-0", 1);

    assertThat(due.take("ann")).as("of 200").hasSize(PER_ACCOUNT);
    assertThat(due.take("bob")).hasSize(1);
  }

  @Test
  void whoever_is_answered_goes_on() {
    for (int i = 0; i < 20; i++) {
      waits("ann", "ann-" + i, 10);
    }
    List<Delivery> first = due.take("ann");

    first.forEach(this::answered);

    assertThat(due.take("ann"))
        .hasSize(PER_ACCOUNT)
        .extracting(Delivery::id)
        .doesNotContainAnyElementsOf(first.stream().map(Delivery::id).toList());
  }

  @Test
  void a_webhook_has_its_share_of_its_account() {
    waits("ann", "busy", 10);
    waits("ann", "quiet", 1);

    Map<String, Long> calls =
        due.take("ann").stream().collect(groupingBy(Delivery::webhook, counting()));

    assertThat(calls).isEqualTo(Map.of("busy", (long) PER_WEBHOOK, "quiet", 1L));
  }

  @Test
  void what_nobody_has_answered_for_is_tried_again() {
    waits("ann", "a", 1);
    Delivery first = due.take("ann").get(0);

    assertThat(due.take("ann"))
        .singleElement()
        .satisfies(
            again -> {
              assertThat(again.id()).isEqualTo(first.id());
              assertThat(again.payload()).isEqualTo(first.payload());
              assertThat(again.attempts()).isEqualTo(2);
            });
  }

  @Test
  void an_account_waits_from_the_time_of_its_earliest_call() {
    Instant first = clock.instant().plusMillis(1);
    waits("ann", "a", 5);
    waits("ann", "a2", 5);
    waits("bob", "b", 1);

    assertThat(waiting()).hasSize(2).containsEntry("ann", first);
    due.take("bob").forEach(this::answered);
    assertThat(waiting()).containsOnlyKeys("ann");
  }

  @Test
  void these_are_the_shares() {
    assertThat(settings.mostCallsPerAccount()).isEqualTo(PER_ACCOUNT);
    assertThat(settings.mostCallsPerWebhook()).isEqualTo(PER_WEBHOOK);
  }

  private void waits(String account, String webhook, int count) {
    schema
        .jdbi()
        .useHandle(
            sql -> {
              sql.execute(
                  "insert into webhook (id, account, url, format, events, secret, created_at)"
                      + " values (?, ?, 'http://127.0.0.1/', 'json', '{}', '', now())",
                  webhook,
                  account);
              for (int i = 0; i < count; i++) {
                clock.goOn(Duration.ofMillis(1));
                sql.execute(
                    "insert into delivery (id, webhook, event, payload, state, created_at, next_at)"
                        + " values (?, ?, 'test', '{}', 'pending', ?, ?)",
                    webhook + "-" + i,
                    webhook,
                    clock.instant(),
                    clock.instant());
              }
            });
  }

  private void answered(Delivery delivery) {
    schema
        .jdbi()
        .useHandle(
            sql -> sql.execute("update delivery set next_at = null where id = ?", delivery.id()));
  }

  private Map<String, Instant> waiting() {
    Map<String, Instant> found = new HashMap<>();
    schema
        .jdbi()
        .useHandle(
            sql ->
                sql.createQuery(DueDeliveries.WAITING)
                    .map((row, context) -> Map.entry(row.getString("key"), Times.at(row, "due")))
                    .forEach(one -> found.put(one.getKey(), one.getValue())));
    return found;
  }
}
