package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.launcher.run.UpSettings;
import dev.starpost.deploy.servers.backing.BackingServers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** List of services. Which services make up a Starpost, and how each of them is run. */
public final class Platform {
  /** The environment's word for a server that sends mails. */
  public static final String MAIL_SERVER = "QUARKUS_MAILER_HOST";

  /** As the load generator measures it. */
  private static final List<String> ENGINE = List.of("-Xmx512m", "-XX:+UseParallelGC");

  private static final List<String> LOBBY = modest(192);
  private static final List<String> NOTIFICATION = modest(192);
  private static final List<String> RATING = modest(192);
  private static final List<String> MATCHMAKING = modest(192);
  private static final List<String> GATEWAY = modest(128);

  private final Checkout checkout;
  private final DataDirectory data;
  private final UpSettings settings;

  public Platform(Checkout checkout, DataDirectory data, UpSettings settings) {
    this.checkout = checkout;
    this.data = data;
    this.settings = settings;
  }

  /** Of a service that mostly waits for others: it takes little memory, and is ready soon. */
  private static List<String> modest(int megabytes) {
    return List.of("-Xmx" + megabytes + "m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
  }

  /** In the order in which they are stopped: nobody is led to a service that has gone. */
  public List<List<SupervisedService.Plan>> services(BackingServers servers) throws IOException {
    Ports ports = settings.ports();
    Environments environments =
        new Environments(
            ports,
            settings.engines(),
            servers.kafka(),
            servers.postgres(),
            servers.mongo(),
            LocalSecrets.in(data),
            checkout.variable(MAIL_SERVER).isPresent());
    ServiceProgram gateway = ServiceProgram.built(checkout, data, Build.GATEWAY, GATEWAY);
    ServiceProgram lobby = ServiceProgram.built(checkout, data, Build.LOBBY, LOBBY);
    ServiceProgram notification =
        ServiceProgram.built(checkout, data, Build.NOTIFICATION, NOTIFICATION);
    ServiceProgram rating = ServiceProgram.built(checkout, data, Build.RATING, RATING);
    ServiceProgram matchmaking =
        ServiceProgram.built(checkout, data, Build.MATCHMAKING, MATCHMAKING);
    ServiceProgram engine = ServiceProgram.built(checkout, data, Build.ENGINE, ENGINE);
    List<SupervisedService.Plan> behindTheGateway = new ArrayList<>();
    behindTheGateway.add(plan("lobby", lobby, environments.ofLobby(), ports.lobby()));
    behindTheGateway.add(
        plan("notification", notification, environments.ofNotification(), ports.notification()));
    behindTheGateway.add(plan("rating", rating, environments.ofRating(), ports.rating()));
    behindTheGateway.add(
        plan("matchmaking", matchmaking, environments.ofMatchmaking(), ports.matchmaking()));
    for (int number = 1; number <= settings.engines(); number++) {
      behindTheGateway.add(
          plan("engine-" + number, engine, environments.ofEngine(number), ports.engine(number)));
    }
    return List.of(
        List.of(
            plan(
                "gateway", gateway, environments.ofGateway(), ports.gateway(), ports.management())),
        behindTheGateway);
  }

  private SupervisedService.Plan plan(
      String name, ServiceProgram program, Map<String, String> told, Integer... ports) {
    return new SupervisedService.Plan(
        name, program, checkout.environmentWith(told), List.of(ports));
  }
}
