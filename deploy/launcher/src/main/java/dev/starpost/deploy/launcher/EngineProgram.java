package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What an engine's process runs. */
@FunctionalInterface
interface EngineProgram {
  List<String> command(String engine);

  /**
   * The service as it is built now. It is copied beside the data: a build in the checkout empties
   * the directory of the original, and Java opens most of its jars only when it needs them.
   */
  static EngineProgram built(Checkout checkout, DataDirectory data) throws IOException {
    Path original = checkout.root().resolve("game-engine-service/app/target/quarkus-app");
    Path copy = data.path().resolve("engine");
    Directories.delete(copy);
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(original.relativize(file).toString()));
      }
    }
    return engine ->
        List.of(
            checkout.java().toString(),
            "-Xmx512m",
            "-XX:+UseParallelGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+HeapDumpOnOutOfMemoryError",
            // Java writes over no file, so an engine that is started again and again leaves one.
            "-XX:HeapDumpPath=" + data.logs().resolve(engine + ".hprof"),
            "-jar",
            copy.resolve("quarkus-run.jar").toString());
  }
}
