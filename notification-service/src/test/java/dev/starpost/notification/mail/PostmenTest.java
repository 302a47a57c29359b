package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.jobs.JobScheduler;
import dev.starpost.jobs.JobSettings;
import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.account.Recipients;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import jakarta.inject.Inject;
import jakarta.transaction.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Several instances at one queue. */
@NotificationTest
class PostmenTest {
  private static final int PEOPLE = 12;
  private static final int GAMES = 3;

  @Inject World world;
  @Inject MailQueue queue;
  @Inject MailComposer writer;
  @Inject Recipients people;
  @Inject MailSettings settings;
  @Inject JobSettings jobSettings;
  @Inject DataSource database;
  @Inject Jdbi jdbi;

  @Inject
  @Location("letter.html")
  Template html;

  @Inject
  @Location("letter.txt")
  Template text;

  /** Besides the service's own postman, who sends to a mail server that is not looked at here. */
  @Test
  void nobody_gets_a_mail_twice_or_half_of_one() {
    Queue<MailTransport.Mail> sent = new ConcurrentLinkedQueue<>();
    List<JobScheduler> postmen = Stream.generate(() -> instance(sent::add)).limit(4).toList();
    postmen.forEach(JobScheduler::start);
    try {
      List<Somebody> readers = new ArrayList<>();
      for (int i = 0; i < PEOPLE; i++) {
        Somebody reader = world.somebody("Ann");
        readers.add(reader);
        for (int game = 0; game < GAMES; game++) {
          Story story = new Story(reader);
          world.tell(story, story.begins(1));
        }
      }
      Eventually.see("nothing waits", () -> waiting(readers), left -> left == 0);

      assertThat(sent).as("the others had some of them").isNotEmpty();
      assertThat(sent).extracting(MailTransport.Mail::id).doesNotHaveDuplicates();
      for (Somebody reader : readers) {
        int told =
            sent.stream()
                .filter(mail -> mail.to().equals(reader.email()))
                .mapToInt(PostmenTest::games)
                .sum();
        assertThat(told).as("turns that %s heard of here", reader).isLessThanOrEqualTo(GAMES);
      }
    } finally {
      postmen.forEach(JobScheduler::close);
    }
  }

  @Test
  void nothing_waits_for_a_mail_server_that_takes_its_time() {
    BlockingQueue<MailTransport.Mail> held = new LinkedBlockingQueue<>();
    CountDownLatch taken = new CountDownLatch(1);
    AtomicBoolean inTransaction = new AtomicBoolean();
    JobScheduler postman =
        instance(
            mail -> {
              inTransaction.set(QuarkusTransaction.getStatus() != Status.STATUS_NO_TRANSACTION);
              held.add(mail);
              await(taken);
            });
    postman.start();
    try {
      // Until one of the mails is not the service's own postman's.
      Eventually.see(
          "a mail that is being sent",
          () -> {
            Story story = new Story(world.somebody("Ann"));
            world.tell(story, story.begins(1));
            return held.peek();
          },
          mail -> mail != null);

      assertThat(inTransaction).isFalse();
      assertThat(lockable(held.peek())).as("what it is about, by whoever wants to").isEqualTo(1);
    } finally {
      taken.countDown();
      postman.close();
    }
    Eventually.see("it is noted", () -> lockable(held.peek()), rows -> rows == 0);
  }

  private int lockable(MailTransport.Mail mail) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select subject from mail_item where mail = :mail for update nowait")
                .bind("mail", mail.id())
                .mapTo(String.class)
                .list()
                .size());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Of how many games it tells: "3 games wait for you", or of one. */
  private static int games(MailTransport.Mail mail) {
    String first = mail.subject().substring(0, mail.subject().indexOf(' '));
    return Character.isDigit(first.charAt(0)) ? Integer.parseInt(first) : 1;
  }

  /** Another instance of the service, as far as mails go. */
  private JobScheduler instance(MailTransport post) {
    var registry = new SimpleMeterRegistry();
    var postman = new Postman(queue, writer, people, post, registry, settings, html, text);
    return JobScheduler.of(database, postman.job(), jobSettings, registry);
  }

  private int waiting(List<Somebody> readers) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select count(*) from mail_item where account = any (:accounts)")
                .bindArray(
                    "accounts", String.class, readers.stream().map(Somebody::account).toList())
                .mapTo(Integer.class)
                .one());
  }
}
