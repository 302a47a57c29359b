package dev.starpost.deploy.servers.backing;

import dev.starpost.deploy.servers.ServerSource;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;

/**
 * Version marker of a data directory. What a data directory was made with. A game lasts for months,
 * and a server that appears on the PATH in the meantime must not make it vanish: the directory
 * decides, not the PATH.
 */
record MadeWith(Kind kind, Optional<Path> program) {

  enum Kind {
    EMBEDDED,
    PROGRAM
  }

  private static final String FILE = "made-with.properties";

  static MadeWith of(ServerSource source) {
    return source instanceof ServerSource.Program installed
        ? new MadeWith(Kind.PROGRAM, Optional.of(installed.path()))
        : new MadeWith(Kind.EMBEDDED, Optional.empty());
  }

  static Optional<MadeWith> read(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    var properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return Optional.of(
        new MadeWith(
            Kind.valueOf(properties.getProperty("kind")),
            Optional.ofNullable(properties.getProperty("program")).map(Path::of)));
  }

  void write(Path directory) throws IOException {
    var properties = new Properties();
    properties.setProperty("kind", kind.name());
    program.ifPresent(path -> properties.setProperty("program", path.toString()));
    var text = new StringWriter();
    properties.store(text, "Which server this directory belongs to. Do not edit.");
    Path unfinished = directory.resolve(FILE + ".unfinished");
    Files.writeString(unfinished, text.toString());
    Files.move(
        unfinished,
        directory.resolve(FILE),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }
}
