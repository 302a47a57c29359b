package dev.starpost.deploy.servers.backing;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Connection check of external servers. A look at servers that others run, so that a wrong address
 * is said at once and by name.
 */
final class GivenAddress {

  private static final int TIMEOUT_MILLIS = 5_000;

  /**
   * {@code mongodb://user:password@host:port,host:port/database?options}; +srv needs DNS: not ours.
   */
  private static final Pattern MONGO = Pattern.compile("mongodb://(?:[^@/]*@)?([^/?]+).*");

  private static final Pattern HOST_AND_PORT = Pattern.compile("(.+?)(?::(\\d+))?");

  private GivenAddress() {}

  static void check(Backing backing, String address) throws StartFailed {
    switch (backing) {
      case KAFKA -> checkHosts(backing, address, 9092);
      case POSTGRES -> checkPostgres(Postgres.parse(address));
      case MONGO -> {
        Matcher uri = MONGO.matcher(address);
        if (uri.matches()) {
          checkHosts(backing, uri.group(1), 27017);
        } else if (!address.startsWith("mongodb+srv://")) {
          throw new StartFailed(
              backing.addressVariable() + " must be of the form mongodb://host:port/.");
        }
      }
    }
  }

  private static void checkPostgres(Postgres server) throws StartFailed {
    try {
      server.answers();
    } catch (IOException e) {
      throw new StartFailed(
          "%s names %s, which does not let us in: %s."
              .formatted(Backing.POSTGRES.addressVariable(), server.shown(), e.getMessage()),
          e);
    }
  }

  /** One that answers is enough: a client asks it for the others. */
  private static void checkHosts(Backing backing, String list, int defaultPort) throws StartFailed {
    List<String> hosts = Arrays.asList(list.split(",", -1));
    if (hosts.stream().noneMatch(host -> answers(host.strip(), defaultPort))) {
      throw new StartFailed(
          "%s is set, but nothing answers at %s: correct it, or unset it to have a server started."
              .formatted(backing.addressVariable(), list));
    }
  }

  private static boolean answers(String host, int defaultPort) {
    Matcher parts = HOST_AND_PORT.matcher(host);
    if (!parts.matches()) {
      return false;
    }
    int port = parts.group(2) == null ? defaultPort : Integer.parseInt(parts.group(2));
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(parts.group(1), port), TIMEOUT_MILLIS);
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }
}
