package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.jobs.Jobs;
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

/** What belongs to a mail, and what becomes of one whose sender has died. */
@NotificationTest
class MailQueueTest {
  @Inject DataSource database;
  @Inject MailSettings settings;
  @Inject Jobs jobs;

  private final SetClock clock = new SetClock();
  private ScratchSchema schema;
  private MailQueue queue;

  @BeforeEach
  void begin() {
    schema = new ScratchSchema(database, "mail_item");
    queue = new MailQueue(schema.jdbi(), jobs, settings, clock);
  }

  @AfterEach
  void end() {
    schema.close();
  }

  @Test
  void what_is_due_for_somebody_is_one_mail() {
    waits("ann", "game-1");
    waits("bob", "game-1");
    waits("ann", "game-2");

    assertThat(queue.collect("ann"))
        .singleElement()
        .satisfies(
            mail ->
                assertThat(mail.items())
                    .extracting(MailItem::subject)
                    .containsExactly("game-1", "game-2"));
  }

  @Test
  void one_whose_sender_has_died_goes_again_as_it_was_under_the_same_id() {
    waits("ann", "game-1");
    MailQueue.Collected first = queue.collect("ann").get(0);
    waits("ann", "game-2");

    List<MailQueue.Collected> again = queue.collect("ann");

    assertThat(again).hasSize(2).first().isEqualTo(first);
    assertThat(again.get(1).items()).extracting(MailItem::subject).containsExactly("game-2");
  }

  @Test
  void what_was_sent_is_gone() {
    waits("ann", "game-1");

    queue.done(queue.collect("ann").get(0));

    assertThat(queue.collect("ann")).isEmpty();
  }

  private void waits(String account, String subject) {
    clock.goOn(Duration.ofMillis(1));
    schema
        .jdbi()
        .useHandle(
            sql ->
                sql.execute(
                    "insert into mail_item (account, kind, subject, version, body, due_at)"
                        + " values (?, 'your-turn', ?, 1, cast('{}' as jsonb), ?)",
                    account,
                    subject,
                    clock.instant()));
  }
}
