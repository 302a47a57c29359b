package dev.starpost.deploy.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The checkout that {@code ./starpost} stands in, and the environment it was called with. */
record Checkout(Path root, Map<String, String> environment) {
  Checkout {
    environment = Map.copyOf(environment);
  }

  /** Everything the launcher writes, but for the build's own {@code target} directories. */
  Path own() {
    return root.resolve(".starpost");
  }

  /** Said before Maven runs, which would fail somewhere in the middle. */
  void requireWritable() {
    Path nearest = Files.exists(own()) ? own() : root;
    if (!Files.isWritable(nearest)) {
      throw Refused.because(
          "This checkout cannot be written to by you; clone your own (%s belongs to another user)."
              .formatted(nearest));
    }
  }

  Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  /** In CI nothing may be skipped in silence. */
  boolean isCi() {
    return variable("CI").filter("true"::equals).isPresent();
  }

  /** The environment of what we start: with the JDK that runs us, wherever the script found it. */
  Map<String, String> environmentWith(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(environment);
    all.put("JAVA_HOME", System.getProperty("java.home"));
    all.putAll(more);
    return all;
  }

  /** The java of the JDK that runs us. */
  Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  Path dataDirectory(Options options) {
    return options.value("--data").map(Checkout::absolute).orElseGet(this::dataDirectory);
  }

  /** Where the data is unless {@code --data} says otherwise. */
  Path dataDirectory() {
    return variable("STARPOST_DATA").map(Checkout::absolute).orElse(own().resolve("data"));
  }

  /** What a command has to be given to mean this data directory; nothing for the usual one. */
  String dataOption(DataDirectory data) {
    return data.path().equals(dataDirectory()) ? "" : " --data " + Shell.quote(data.path());
  }

  private static Path absolute(String path) {
    return Path.of(path).toAbsolutePath().normalize();
  }
}
