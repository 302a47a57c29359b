package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import dev.starpost.notification.SetClock;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who sends a mail, and what becomes of one whose sender has died. */
@NotificationTest
class MailLeaseTest {
  @Inject DataSource database;
  @Inject MailSettings settings;

  private final SetClock clock = new SetClock();
  private ScratchSchema schema;
  private MailQueue queue;

  @BeforeEach
  void begin() {
    schema = new ScratchSchema(database, "mail_item");
    queue = new MailQueue(schema.jdbi(), settings, clock);
  }

  @AfterEach
  void end() {
    schema.close();
  }

  @Test
  void a_mail_goes_to_one_sender_as_a_whole() {
    UUID mail = collected("game-1", "game-2");

    assertThat(queue.lease(mail).orElseThrow().items())
        .extracting(MailItem::subject)
        .containsExactly("game-1", "game-2");
    assertThat(queue.lease(mail)).isEmpty();
    assertThat(queue.collect()).as("nothing that another sends").isEmpty();
  }

  @Test
  void one_whose_sender_has_died_goes_again_under_the_same_id() {
    UUID mail = collected("game-1");
    queue.lease(mail);

    clock.goOn(Duration.ofMinutes(2));

    assertThat(queue.collect()).containsExactly(mail);
    assertThat(queue.lease(mail).orElseThrow().mail()).isEqualTo(mail);
  }

  @Test
  void whoever_has_lost_the_lease_does_not_put_off_who_has_it() {
    UUID mail = collected("game-1");
    MailQueue.Collected late = queue.lease(mail).orElseThrow();
    clock.goOn(Duration.ofMinutes(2));
    MailQueue.Collected now = queue.lease(mail).orElseThrow();

    queue.failed(late);

    assertThat(queue.lease(mail)).as("still leased").isEmpty();
    queue.failed(now);
    clock.goOn(Duration.ofHours(1));
    assertThat(queue.lease(mail).orElseThrow().items().get(0).attempts()).isEqualTo(1);
  }

  private UUID collected(String... subjects) {
    schema
        .jdbi()
        .useHandle(
            sql -> {
              for (String subject : subjects) {
                clock.goOn(Duration.ofMillis(1));
                sql.execute(
                    "insert into mail_item (account, kind, subject, version, body, due_at)"
                        + " values ('ann', 'your-turn', ?, 1, cast('{}' as jsonb), ?)",
                    subject,
                    clock.instant());
              }
            });
    List<UUID> mails = queue.collect();
    assertThat(mails).hasSize(1);
    return mails.get(0);
  }
}
