package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import com.google.cloud.tools.jib.api.buildplan.Port;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is in the image of a service, and how it starts. */
final class ServiceImage {
  /** Nobody in particular, by number, so that Kubernetes can tell that it is not root. */
  static final String USER = "10001:10001";

  /**
   * The rest of the container's memory is for threads, buffers and the JVM itself. An operator who
   * sets the variable replaces this.
   */
  static final String JAVA_TOOL_OPTIONS = "-XX:MaxRAMPercentage=70.0";

  private static final String LABEL = "org.opencontainers.image.";

  private final Path checkout;
  private final String version;
  private final Optional<String> revision;

  ServiceImage(Path checkout, String version, Optional<String> revision) {
    this.checkout = checkout;
    this.version = version;
    this.revision = revision;
  }

  /**
   * @param platforms for which machines; empty for those of the base
   */
  JibContainerBuilder of(Service service, JibContainerBuilder base, Set<Platform> platforms)
      throws IOException, Refused {
    if (!platforms.isEmpty()) {
      base.setPlatforms(platforms);
    }
    return base.setFileEntriesLayers(PackagedService.of(service, checkout).layers())
        .setWorkingDirectory(PackagedService.HOME)
        .setUser(USER)
        .setExposedPorts(service.ports().stream().map(Port::tcp).collect(Collectors.toSet()))
        .setLabels(labels(service))
        .addEnvironmentVariable("JAVA_TOOL_OPTIONS", JAVA_TOOL_OPTIONS)
        // A JVM that has no memory left is half alive: let it be started again.
        .setEntrypoint(
            "java",
            "-XX:+ExitOnOutOfMemoryError",
            "-jar",
            PackagedService.HOME.resolve(PackagedService.RUN_JAR).toString())
        // The time of a build would make another image of the same files.
        .setCreationTime(Instant.EPOCH);
  }

  private Map<String, String> labels(Service service) {
    Map<String, String> labels = new TreeMap<>();
    labels.put(LABEL + "title", service.title());
    labels.put(LABEL + "version", version);
    labels.put(LABEL + "licenses", "Apache-2.0");
    revision.ifPresent(commit -> labels.put(LABEL + "revision", commit));
    return labels;
  }
}
