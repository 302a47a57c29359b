package dev.starpost.notification.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class NotTakenTest {
  @Test
  void what_a_mail_server_says_is_told_without_the_address() {
    var said = new IllegalStateException("550 5.1.1 <ann@example.org> is unknown here");

    var refusal = new MailTransport.NotTaken("the mail server does not take it", said);

    var log = new StringWriter();
    refusal.printStackTrace(new PrintWriter(log, true));
    assertThat(log.toString())
        .contains("the mail server does not take it")
        .contains("550 5.1.1 <(address)> is unknown here")
        .doesNotContain("ann@");
  }
}
