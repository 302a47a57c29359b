package dev.starpost.lobby.identity.issuer;

import dev.starpost.web.testkit.Issuer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;

/** An issuer that is not the lobby, told to it by the two settings that there are for this. */
public final class OtherIssuer implements QuarkusTestResourceLifecycleManager {
  static final String NAME = "https://id.example.org";

  private final Issuer issuer = new Issuer();

  @Override
  public Map<String, String> start() {
    Map<String, String> settings = new HashMap<>(issuer.start());
    settings.put("starpost.issuer.jwks", settings.remove("mp.jwt.verify.publickey.location"));
    settings.put("starpost.issuer.url", NAME);
    return settings;
  }

  @Override
  public void stop() {
    issuer.stop();
  }
}
