package dev.starpost.notification.webhook;

import dev.starpost.notification.problem.NotificationProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Validation of webhook addresses: where they may be. A name is looked up once for each call, what
 * it says is checked, and the call goes to that very address: a name that says something else a
 * moment later leads nowhere else.
 */
@ApplicationScoped
public class Targets {
  private static final int LONGEST_URL = 2_000;
  private static final int HIGHEST_PORT = 65_535;

  private final boolean allowPrivate;

  Targets(WebhookSettings settings) {
    this.allowPrivate = settings.allowPrivate();
  }

  /** A place that may be called. */
  record Target(URI url, InetAddress address) {
    boolean isSecure() {
      return url.getScheme().equalsIgnoreCase("https");
    }

    int port() {
      if (url.getPort() > 0) {
        return url.getPort();
      }
      return isSecure() ? 443 : 80;
    }

    String path() {
      String path = url.getRawPath() == null || url.getRawPath().isEmpty() ? "/" : url.getRawPath();
      return url.getRawQuery() == null ? path : path + "?" + url.getRawQuery();
    }
  }

  /** It must not be called; says why. */
  static final class Forbidden extends Exception {
    private static final long serialVersionUID = 1L;

    Forbidden(String why) {
      super(why, null, false, false);
    }
  }

  /** What somebody wants to be called, if it could be. */
  void check(String url) {
    URI parsed = parse(url).orElseThrow(() -> Problem.of(NotificationProblem.BAD_WEBHOOK_URL));
    try {
      resolve(parsed);
    } catch (Forbidden e) {
      throw Problem.of(NotificationProblem.BAD_WEBHOOK_TARGET, "host", parsed.getHost());
    }
  }

  private Optional<URI> parse(String url) {
    try {
      URI parsed = new URI(url);
      boolean good =
          url.length() <= LONGEST_URL
              && url.chars().allMatch(c -> c > ' ' && c < 0x7f)
              && parsed.getHost() != null
              && parsed.getUserInfo() == null
              && parsed.getRawFragment() == null
              && parsed.getPort() != 0
              && parsed.getPort() <= HIGHEST_PORT
              && isScheme(parsed.getScheme());
      return good ? Optional.of(parsed) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private boolean isScheme(String scheme) {
    return scheme != null
        && (scheme.equalsIgnoreCase("https") || (allowPrivate && scheme.equalsIgnoreCase("http")));
  }

  /** Where a call goes now. Asks for the name's addresses, which may take a while. */
  Target resolve(String url) throws Forbidden {
    return resolve(parse(url).orElseThrow(() -> new Forbidden("this address is not allowed")));
  }

  private Target resolve(URI url) throws Forbidden {
    InetAddress[] addresses;
    try {
      addresses = InetAddress.getAllByName(url.getHost());
    } catch (UnknownHostException e) {
      throw new Forbidden("the name is unknown");
    }
    // All of them: one that is private among others is a trap or a mistake.
    if (!allowPrivate && !Arrays.stream(addresses).allMatch(PublicAddresses::include)) {
      throw new Forbidden("the name leads into a private network");
    }
    return new Target(url, addresses[0]);
  }
}
