package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Where mails are kept instead of sent. */
@NotificationTest
class KeptMailTest {
  @Inject World world;
  @Inject Jdbi jdbi;

  @Test
  void a_mail_is_kept_once() {
    Somebody ann = world.somebody("Ann");
    MailTransport.Mail mail = mailTo(ann);

    mailbox().send(mail);
    mailbox().send(mail);

    assertThat(keptFor(ann)).containsExactly("Dear Ann");
  }

  @Test
  void nothing_is_kept_for_somebody_who_has_left_while_it_was_on_its_way() {
    Somebody ann = world.somebody("Ann");
    MailTransport.Mail mail = mailTo(ann);
    world.deleted(ann);

    mailbox().send(mail);

    assertThat(keptFor(ann)).isEmpty();
  }

  private static MailTransport.Mail mailTo(Somebody reader) {
    return new MailTransport.Mail(
        UUID.randomUUID(),
        reader.email(),
        "Your turn",
        Map.of("Auto-Submitted", "auto-generated"),
        "Dear " + reader.name(),
        "<p>Dear</p>");
  }

  private MailTransport mailbox() {
    return new MailTransports().post(new Mailbox(), null, jdbi);
  }

  private List<String> keptFor(Somebody reader) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select words from kept_mail where recipient = :to")
                .bind("to", reader.email())
                .mapTo(String.class)
                .list());
  }

  private static final class Mailbox implements MailSettings {
    @Override
    public Delivery delivery() {
      return Delivery.MAILBOX;
    }

    @Override
    public String site() {
      return "https://play.example.org";
    }

    @Override
    public Optional<String> gameLink() {
      return Optional.empty();
    }

    @Override
    public Duration gather() {
      return Duration.ZERO;
    }

    @Override
    public int mostAtOnce() {
      return 1;
    }

    @Override
    public Duration responseTimeout() {
      return Duration.ofSeconds(1);
    }
  }
}
