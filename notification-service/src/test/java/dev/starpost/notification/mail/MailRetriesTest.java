package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.jobs.Jobs;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.ScratchSchema;
import dev.starpost.notification.SetClock;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.account.Recipients;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mails that the mail server does not take, and the others of the same account. */
@NotificationTest
class MailRetriesTest {
  @Inject World world;
  @Inject MailComposer writer;
  @Inject Recipients people;
  @Inject MailSettings settings;
  @Inject Jobs jobs;
  @Inject DataSource database;

  @Inject
  @Location("letter.html")
  Template html;

  @Inject
  @Location("letter.txt")
  Template text;

  private final SetClock clock = new SetClock();
  private final List<MailTransport.Mail> tried = new ArrayList<>();
  private ScratchSchema schema;
  private MailQueue queue;
  private Somebody ann;

  @BeforeEach
  void begin() {
    schema = new ScratchSchema(database, "mail_item");
    queue = new MailQueue(schema.jdbi(), jobs, settings, clock);
    ann = world.somebody("Ann");
  }

  @AfterEach
  void end() {
    schema.close();
  }

  @Test
  void one_that_is_not_taken_keeps_none_of_the_same_run_from_being_sent() {
    waits("poison");
    waits("good");

    run(mail -> mail.text().contains("poison"));

    assertThat(tried).hasSize(2);
    assertThat(waiting()).containsExactly("poison 1");

    waits("later");
    run(mail -> true);

    assertThat(tried).as("the back-off is the mail's own").hasSize(3);
    assertThat(tried.get(2).text()).contains("later");
  }

  @Test
  void each_has_two_days_and_fifty_attempts_of_its_own() {
    Instant begin = clock.instant();
    waits("first");
    for (int i = 0; i < MailQueue.MOST_ATTEMPTS - 1; i++) {
      run(mail -> true);
      clock.goOn(Duration.between(clock.instant(), nextDue()));
    }
    waits("second");
    assertThat(waiting()).containsExactly("first 49", "second 0");
    assertThat(Duration.between(begin, clock.instant()))
        .isBetween(Duration.ofHours(40), Duration.ofHours(50));

    run(mail -> true);

    assertThat(tried).hasSize(MailQueue.MOST_ATTEMPTS + 1);
    assertThat(waiting()).containsExactly("second 1");
  }

  @Test
  void one_that_ends_with_its_instance_was_not_tried() {
    waits("first");
    waits("second");

    assertThatThrownBy(
            () ->
                run(
                    mail -> {
                      Thread.currentThread().interrupt();
                      return true;
                    }))
        .isInstanceOf(MailTransport.NotTaken.class);

    assertThat(Thread.interrupted()).isTrue();
    assertThat(tried).hasSize(1);
    assertThat(waiting()).containsExactly("first 0", "second 0");
  }

  /** A mail of its own, due now. */
  private void waits(String what) {
    clock.goOn(Duration.ofMillis(1));
    schema
        .jdbi()
        .useHandle(
            sql ->
                sql.execute(
                    "insert into mail_item (account, kind, subject, version, body, due_at)"
                        + " values (?, 'webhook-paused', ?, 1,"
                        + " jsonb_build_object('url', 'https://' || ? || '.example.org/'), ?)",
                    ann.account(),
                    what,
                    what,
                    clock.instant()));
    queue.collect(ann.account());
  }

  /** All that is due for Ann, as her task does it. */
  private void run(Predicate<MailTransport.Mail> isRefused) {
    MailTransport post =
        mail -> {
          tried.add(mail);
          if (isRefused.test(mail)) {
            throw new MailTransport.NotTaken("refused", new IllegalStateException("on purpose"));
          }
        };
    new Postman(queue, writer, people, post, new SimpleMeterRegistry(), settings, html, text)
        .job()
        .work()
        .accept(ann.account());
  }

  private List<String> waiting() {
    return schema
        .jdbi()
        .withHandle(
            sql ->
                sql.createQuery("select subject || ' ' || attempts from mail_item order by subject")
                    .mapTo(String.class)
                    .list());
  }

  private Instant nextDue() {
    return schema
        .jdbi()
        .withHandle(
            sql -> sql.createQuery("select min(due_at) from mail_item").mapTo(Instant.class).one());
  }
}
