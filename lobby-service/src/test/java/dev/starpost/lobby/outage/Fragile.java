package dev.starpost.lobby.outage;

import dev.starpost.deploy.testservers.QuarkusServers;
import dev.starpost.lobby.TestSettings;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A lobby whose way to the database can be cut, and that hashes one password at a time, slowly. */
public final class Fragile implements QuarkusTestResourceLifecycleManager {
  private static final String URL = "quarkus.datasource.jdbc.url";
  private static final Pattern ADDRESS = Pattern.compile("//([^:/]+):(\\d+)/");

  private Wire wire;

  @Override
  public Map<String, String> start() {
    QuarkusServers servers = new QuarkusServers();
    servers.init(Map.of("servers", "KAFKA,POSTGRES"));
    Map<String, String> settings = new HashMap<>(servers.start());
    settings.putAll(new TestSettings().start());
    Matcher address = ADDRESS.matcher(settings.get(URL));
    if (!address.find()) {
      throw new IllegalStateException("no address in " + settings.get(URL));
    }
    wire = new Wire(address.group(1), Integer.parseInt(address.group(2)));
    settings.put(URL, address.replaceFirst("//127.0.0.1:" + wire.port() + "/"));
    settings.put("quarkus.datasource.jdbc.acquisition-timeout", "2S");
    settings.put("starpost.passwords.memory", "65536");
    settings.put("starpost.passwords.iterations", "3");
    settings.put("starpost.passwords.threads", "1");
    settings.put("starpost.passwords.queue", "1");
    return settings;
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(wire, new TestInjector.MatchesType(Wire.class));
  }

  @Override
  public void stop() {
    if (wire != null) {
      try {
        wire.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
