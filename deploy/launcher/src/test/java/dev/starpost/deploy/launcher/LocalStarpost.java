package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.launcher.StarpostProcess.Ended;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The real script, with data and ports that nobody else uses. */
record LocalStarpost(Path data, Ports ports) {
  StarpostProcess up(String... words) throws IOException {
    Stream<String> fixed = Stream.of("up", "--data", data.toString(), "--port", "" + ports.first());
    return StarpostProcess.start(Stream.concat(fixed, Stream.of(words)).toArray(String[]::new));
  }

  Ended run(String... words) throws IOException, InterruptedException {
    Stream<String> where = Stream.of("--data", data.toString());
    return StarpostProcess.run(Stream.concat(Stream.of(words), where).toArray(String[]::new));
  }

  RunNote note() throws IOException {
    return new DataDirectory(data).note().orElseThrow();
  }

  /** The process of a server or an engine. */
  ProcessHandle processOf(String name) throws IOException {
    return note().servers().stream()
        .filter(server -> server.name().equals(name))
        .flatMap(server -> server.process().flatMap(KnownProcess::find).stream())
        .findFirst()
        .orElseThrow();
  }

  /**
   * Whatever runs with our data directory on its command line. Asked of ps, because Java cuts off a
   * command line as long as that of a server with its class path.
   */
  List<String> leftBehind() throws IOException {
    Process ps = new ProcessBuilder("ps", "axww", "-o", "pid=,args=").start();
    String all = new String(ps.getInputStream().readAllBytes(), UTF_8);
    return all.lines().filter(line -> line.contains(data.toString())).toList();
  }
}
