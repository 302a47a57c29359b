package dev.starpost.deploy.servers.shared;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Starts the host as a process that outlives the test JVM that needed it first. */
final class HostProcess {

  private HostProcess() {}

  static void start(HostPlace place, Map<String, String> environment, Duration idle)
      throws IOException {
    var java = new ArrayList<String>();
    java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    java.addAll(List.of("-cp", ourClasses(), SharedServersHost.class.getName()));
    java.addAll(List.of(place.root().toString(), place.directory().toString()));
    java.add(Long.toString(idle.toMillis()));
    // In the background for a shell, and so deaf to the Ctrl-C that ends the build; the host
    // notices by itself that its leases are gone.
    var command = new ArrayList<>(List.of("sh", "-c", "\"$@\" </dev/null &", "host"));
    command.addAll(java);
    var builder =
        new ProcessBuilder(command)
            .directory(place.directory().toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(place.log().toFile()));
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.start();
  }

  private static String ourClasses() {
    try {
      var location = SharedServersHost.class.getProtectionDomain().getCodeSource().getLocation();
      return new File(location.toURI()).getPath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
