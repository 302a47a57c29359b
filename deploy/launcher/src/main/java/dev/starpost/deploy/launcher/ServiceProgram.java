package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What the processes of a service run.
 *
 * @param origin where it comes from, for people
 * @param command of the process with that name
 */
record ServiceProgram(String origin, Function<String, List<String>> command) {
  /**
   * The service as it is built now. It is copied beside the data: a build in the checkout empties
   * the directory of the original, and Java opens most of its jars only when it needs them.
   */
  static ServiceProgram built(
      Checkout checkout, DataDirectory data, Build.Target target, List<String> jvmOptions)
      throws IOException {
    String module = target.modules().get(0);
    Path original = checkout.root().resolve(module).resolve("target/quarkus-app");
    Path copy = data.services().resolve(target.name());
    copy(original, copy);
    return new ServiceProgram(
        Path.of(module).getName(0).toString(),
        name -> {
          List<String> command = new ArrayList<>();
          command.add(checkout.java().toString());
          command.addAll(jvmOptions);
          command.add("-XX:+ExitOnOutOfMemoryError");
          command.add("-XX:+HeapDumpOnOutOfMemoryError");
          // Java writes over no file, so a service that is started again and again leaves one.
          command.add("-XX:HeapDumpPath=" + data.logs().resolve(name + ".hprof"));
          command.add("-jar");
          command.add(copy.resolve("quarkus-run.jar").toString());
          return command;
        });
  }

  private static void copy(Path original, Path copy) throws IOException {
    Directories.delete(copy);
    Files.createDirectories(copy.getParent());
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(original.relativize(file).toString()));
      }
    }
  }
}
