package dev.starpost.deploy.launcher.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Git checkout and environment. The checkout that {@code ./starpost} stands in, and the environment
 * it was called with.
 */
public record Checkout(Path root, Map<String, String> environment) {
  public Checkout {
    environment = Map.copyOf(environment);
  }

  /** Everything the launcher writes, but for the build's own {@code target} directories. */
  public Path own() {
    return root.resolve(".starpost");
  }

  /** Said before Maven runs, which would fail somewhere in the middle. */
  public void requireWritable() {
    Path nearest = Files.exists(own()) ? own() : root;
    if (!Files.isWritable(nearest)) {
      throw Refused.because(
          "This checkout cannot be written to by you; clone your own (%s belongs to another user)."
              .formatted(nearest));
    }
  }

  public Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  /** In CI nothing may be skipped in silence. */
  public boolean isCi() {
    return variable("CI").filter("true"::equals).isPresent();
  }

  /** The environment of what we start: with the JDK that runs us, wherever the script found it. */
  public Map<String, String> environmentWith(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(environment);
    all.put("JAVA_HOME", System.getProperty("java.home"));
    all.putAll(more);
    return all;
  }

  /** The java of the JDK that runs us. */
  public Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  public Path dataDirectory(Options options) {
    return options.value("--data").map(Checkout::absolute).orElseGet(this::dataDirectory);
  }

  /** Where the data is unless {@code --data} says otherwise. */
  public Path dataDirectory() {
    return variable("STARPOST_DATA").map(Checkout::absolute).orElse(own().resolve("data"));
  }

  /** What a command has to be given to mean this data directory; nothing for the usual one. */
  public String dataOption(Path data) {
    return data.equals(dataDirectory()) ? "" : " --data " + Shell.quote(data);
  }

  private static Path absolute(String path) {
    return Path.of(path).toAbsolutePath().normalize();
  }
}
