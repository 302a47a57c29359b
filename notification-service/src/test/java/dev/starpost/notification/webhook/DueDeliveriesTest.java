package dev.starpost.notification.webhook;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import dev.starpost.notification.SetClock;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    List<Delivery> leased = due.lease(100);

    assertThat(byAccount(leased)).isEqualTo(Map.of("ann", 6L, "bob", 1L));
    assertThat(due.lease(100)).as("of Ann no more, though 194 wait").isEmpty();
    waits("cleo", "cleo-0", 1);
    assertThat(byAccount(due.lease(100))).isEqualTo(Map.of("cleo", 1L));
  }

  @Test
  void whoever_is_answered_goes_on() {
    for (int i = 0; i < 20; i++) {
      waits("ann", "ann-" + i, 10);
    }
    List<Delivery> leased = due.lease(100);

    answered(leased.get(0));
    answered(leased.get(1));

    assertThat(due.lease(100)).hasSize(2);
  }

  @Test
  void a_webhook_has_its_share_of_its_account() {
    waits("ann", "busy", 10);
    waits("ann", "quiet", 1);

    Map<String, Long> calls =
        due.lease(100).stream().collect(groupingBy(Delivery::webhook, counting()));

    assertThat(calls).isEqualTo(Map.of("busy", (long) PER_WEBHOOK, "quiet", 1L));
  }

  @Test
  void accounts_take_turns_where_few_calls_are_free() {
    waits("ann", "a", 5);
    waits("bob", "b", 5);
    waits("cleo", "c", 5);

    assertThat(byAccount(due.lease(3)).keySet()).isEqualTo(Set.of("ann", "bob", "cleo"));
    waits("dora", "d", 1);
    assertThat(byAccount(due.lease(1)).keySet()).isEqualTo(Set.of("dora"));
  }

  @Test
  void what_nobody_has_answered_for_is_tried_again_when_the_lease_is_over() {
    waits("ann", "a", 1);
    Delivery first = due.lease(100).get(0);
    assertThat(due.lease(100)).isEmpty();

    clock.goOn(Duration.ofMinutes(1));

    assertThat(due.lease(100))
        .singleElement()
        .satisfies(
            again -> {
              assertThat(again.id()).isEqualTo(first.id());
              assertThat(again.payload()).isEqualTo(first.payload());
              assertThat(again.attempts()).isEqualTo(2);
            });
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
            sql ->
                sql.execute(
                    "update delivery set leased_until = null, next_at = null where id = ?",
                    delivery.id()));
  }

  private Map<String, Long> byAccount(List<Delivery> leased) {
    return leased.stream().collect(groupingBy(this::account, counting()));
  }

  private String account(Delivery delivery) {
    return schema
        .jdbi()
        .withHandle(
            sql ->
                sql.createQuery("select account from webhook where id = ?")
                    .bind(0, delivery.webhook())
                    .mapTo(String.class)
                    .one());
  }
}
