package dev.starpost.deploy.acceptance;

import dev.starpost.deploy.servers.process.ProcessStart;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * The services of the platform under test as its launcher names them, in the note that it keeps
 * beside its data. Processes of other platforms on this machine are never looked at.
 */
record RunningServices(Path data) {
  /** The service's process, if it is alive. */
  Optional<ProcessHandle> process(String service) {
    Properties note = note();
    String key = key(note, service);
    // The number may be another's by now; while the service is being restarted there is none.
    Optional<String> start = Optional.ofNullable(note.getProperty(key + "pid.start"));
    return Optional.ofNullable(note.getProperty(key + "pid"))
        .map(Long::parseLong)
        .flatMap(ProcessHandle::of)
        .filter(ProcessHandle::isAlive)
        .filter(process -> ProcessStart.of(process.pid()).equals(start));
  }

  /** Whether the service is alive and says that it can serve. */
  boolean isReady(String service) {
    Properties note = note();
    URI health = URI.create(note.getProperty(key(note, service) + "health"));
    Door itself = new Door(health.resolve("/"));
    try {
      return process(service).isPresent()
          && itself.call(Door.Request.of("GET", health.getPath().substring(1))).status() == 200;
    } catch (UncheckedIOException e) {
      return false;
    }
  }

  private static String key(Properties note, String service) {
    return note.stringPropertyNames().stream()
        .filter(name -> name.endsWith(".name") && note.getProperty(name).equals(service))
        .map(name -> name.substring(0, name.length() - "name".length()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("the launcher's note has no " + service));
  }

  /** It is replaced as a whole whenever something was started. */
  private Properties note() {
    Properties note = new Properties();
    try (Reader reader = Files.newBufferedReader(data.resolve("running"))) {
      note.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return note;
  }
}
