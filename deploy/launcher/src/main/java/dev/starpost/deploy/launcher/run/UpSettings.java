package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Syntax;
import java.nio.file.Path;
import java.util.List;

/**
 * What {@code up} was asked for.
 *
 * @param engines how many engine instances
 */
public record UpSettings(Path data, Ports ports, int engines) {
  public static final Syntax SYNTAX =
      Syntax.of("up").value("--data").value("--port").value("--engines").flag("--detach");

  private static final int DEFAULT_PORT = 8080;

  public static UpSettings of(Checkout checkout, Options options) {
    Path data = checkout.dataDirectory(options);
    if (data.toString().contains(",")) {
      // Kafka's setting for it is a list of directories, separated by commas.
      throw Refused.misused(
          "The data directory %s has a comma in its path, which Kafka cannot have; choose another with --data."
              .formatted(data));
    }
    return new UpSettings(
        data,
        new Ports(options.number("--port", DEFAULT_PORT, 1, Ports.HIGHEST_FIRST)),
        options.number("--engines", 1, 1, Ports.MOST_ENGINES));
  }

  /** The same wishes, as another launcher takes them. */
  public List<String> asOptions() {
    return List.of(
        "--data",
        data.toString(),
        "--port",
        Integer.toString(ports.first()),
        "--engines",
        Integer.toString(engines));
  }
}
