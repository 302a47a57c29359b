package dev.starpost.deploy.manifests;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A service as its own module tells of it: its settings, its ports, its way to stop. */
enum ServiceModule {
  ENGINE("game-engine-service/app"),
  LOBBY("lobby-service"),
  NOTIFICATION("notification-service"),
  RATING("rating-service"),
  MATCHMAKING("matchmaking-service/app"),
  GATEWAY("gateway-service");

  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private final String directory;

  ServiceModule(String directory) {
    this.directory = directory;
  }

  /** In compose.yaml and k8s/. */
  String serviceName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ServiceModule> named(String name) {
    return Arrays.stream(values()).filter(one -> one.serviceName().equals(name)).findFirst();
  }

  Properties properties() {
    Properties properties = new Properties();
    try {
      properties.load(
          new StringReader(
              Checkout.read(directory + "/src/main/resources/application.properties")));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return properties;
  }

  int httpPort() {
    return Integer.parseInt(properties().getProperty("quarkus.http.port", "8080"));
  }

  /** Where its health is: on a port of its own, or on the one for all. */
  int healthPort() {
    Properties properties = properties();
    return Boolean.parseBoolean(properties.getProperty("quarkus.management.enabled"))
        ? Integer.parseInt(properties.getProperty("quarkus.management.port", "9000"))
        : httpPort();
  }

  boolean hasHealth() {
    String pom = Checkout.read(directory + "/pom.xml");
    String inherited =
        pom.contains("<artifactId>starpost-service-parent<")
            ? Checkout.read("commons/service-parent/pom.xml")
            : "";
    return (pom + inherited).contains("<artifactId>quarkus-smallrye-health<");
  }

  /** How long requests that are under way may take when it stops. */
  Duration shutdownTimeout() {
    return Duration.parse("PT" + properties().getProperty("quarkus.shutdown.timeout"));
  }

  /**
   * The variables that it knows: those of its README's table of settings, and those that it sets.
   */
  Set<String> variables() {
    Set<String> variables = new TreeSet<>();
    properties().stringPropertyNames().forEach(name -> variables.add(variable(name)));
    String readme = Checkout.read(directory + "/README.md");
    String settings = readme.substring(readme.indexOf("## Settings"));
    for (String line : settings.lines().skip(1).takeWhile(row -> !row.startsWith("## ")).toList()) {
      if (line.startsWith("|")) {
        addSettings(line.split("\\|", -1)[1], variables);
      }
    }
    return variables;
  }

  /** {@code `a.b.c`, `.d`} in a table means also a.b.d. */
  private static void addSettings(String cell, Set<String> variables) {
    String first = "";
    Matcher code = CODE.matcher(cell);
    while (code.find()) {
      String name = variable(code.group(1));
      if (!name.startsWith("_")) {
        first = name;
        variables.add(name);
        continue;
      }
      for (int end = first.lastIndexOf('_'); end > 0; end = first.lastIndexOf('_', end - 1)) {
        variables.add(first.substring(0, end) + name);
      }
    }
  }

  /** As MicroProfile Config makes it of a property. */
  private static String variable(String property) {
    return property.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }
}
