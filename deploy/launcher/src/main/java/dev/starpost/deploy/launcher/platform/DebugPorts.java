package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where debuggers find services: {@code STARPOST_DEBUG=lobby:5005,engine-1:5006}. */
public record DebugPorts(Map<String, Integer> ports) {
  static final String VARIABLE = "STARPOST_DEBUG";

  private static final Pattern ONE = Pattern.compile("([a-z]+(?:-\\d)?):(\\d{2,5})");

  public DebugPorts {
    ports = Map.copyOf(ports);
  }

  public static DebugPorts of(Checkout checkout) {
    Map<String, Integer> ports = new HashMap<>();
    for (String wish :
        checkout.variable(VARIABLE).map(all -> all.split(",", -1)).orElse(new String[0])) {
      Matcher one = ONE.matcher(wish.strip());
      if (!one.matches()) {
        throw Refused.misused(
            "%s is a list as lobby:5005,engine-1:5006, in which '%s' makes no sense."
                .formatted(VARIABLE, wish));
      }
      ports.put(one.group(1), Integer.parseInt(one.group(2)));
    }
    return new DebugPorts(ports);
  }

  /** What the JVM of that service is told; nothing where nobody wants to look into it. */
  List<String> optionsOf(String service) {
    return ports.containsKey(service)
        ? List.of(
            "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:"
                + ports.get(service))
        : List.of();
  }
}
