package dev.starpost.deploy.servers.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** Lookup on the {@code PATH}. Looks for programs as a shell would. */
public final class ExecutablePath {

  private ExecutablePath() {}

  public static Optional<Path> find(String program, Map<String, String> environment) {
    return find(program, environment.getOrDefault("PATH", ""));
  }

  public static Optional<Path> find(String program, String searchPath) {
    return Arrays.stream(searchPath.split(File.pathSeparator, -1))
        .filter(directory -> !directory.isEmpty())
        .map(directory -> Path.of(directory, program))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }
}
