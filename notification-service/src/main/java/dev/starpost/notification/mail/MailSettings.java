package dev.starpost.notification.mail;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** Settings of mails: where they go, how often, timeouts. */
@ConfigMapping(prefix = "starpost.mail")
public interface MailSettings {
  /** Where mails go. */
  enum Delivery {
    /** To the server that {@code quarkus.mailer} names. */
    SMTP,
    /** To the page {@code /mailbox} of this service: for one's own machine, and nowhere else. */
    MAILBOX
  }

  @WithDefault("smtp")
  Delivery delivery();

  /** The public origin, for links. */
  @WithDefault("http://localhost:8080")
  String site();

  /** Where a browser shows a game, with {@code {id}} in the place of its id. */
  Optional<String> gameLink();

  /** So long a mail waits for more that could go with it, and for a turn that is taken at once. */
  @WithDefault("PT20S")
  Duration gather();

  /** Mails that an instance sends at a time, each to another account. */
  @WithDefault("10")
  int mostAtOnce();

  /** How long the mail server may take. */
  @WithDefault("PT20S")
  Duration responseTimeout();
}
