package dev.starpost.notification.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A real mail server. */
public final class MailServer implements QuarkusTestResourceLifecycleManager {
  private final GreenMail server =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));

  @Override
  public Map<String, String> start() {
    server.start();
    return Map.of(
        "quarkus.mailer.mock", "false",
        "quarkus.mailer.host", "127.0.0.1",
        "quarkus.mailer.port", Integer.toString(server.getSmtp().getPort()),
        "quarkus.mailer.start-tls", "DISABLED");
  }

  @Override
  public void stop() {
    server.stop();
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(server, new TestInjector.MatchesType(GreenMail.class));
  }
}
