package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.servers.process.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The packaged service that its processes run from, in the data directory, and beside it the next
 * one, which takes its place when a process ends. {@code dev} puts it there, {@code up} takes it:
 * the files of a process that runs are never touched.
 */
public final class ServiceFiles {
  /** Tells one build from the next. */
  private static final String EDITION = "edition";

  private final Path current;

  private ServiceFiles(Path current) {
    this.current = current;
  }

  public static ServiceFiles of(DataDirectory data, Build.Target target) {
    return in(data.services().resolve(target.name()));
  }

  static ServiceFiles in(Path directory) {
    return new ServiceFiles(directory);
  }

  public Path current() {
    return current;
  }

  /** For a start from the beginning: nothing runs from them, and what was to come is forgotten. */
  public void replace(Path packaged) throws IOException {
    Directories.delete(next());
    Directories.delete(current);
    copy(packaged, current);
  }

  /** Whole or not at all, whoever looks. */
  public void offer(Path packaged) throws IOException {
    Path unfinished = current.resolveSibling(current.getFileName() + ".unfinished");
    Directories.delete(unfinished);
    copy(packaged, unfinished);
    Directories.delete(next());
    Files.move(unfinished, next(), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Takes what is offered, if anything is, and says which build it is now. */
  synchronized Optional<String> takeNext() throws IOException {
    if (Files.isDirectory(next())) {
      Directories.delete(current);
      Files.move(next(), current, StandardCopyOption.ATOMIC_MOVE);
    }
    return edition();
  }

  Optional<String> edition() throws IOException {
    try {
      return Optional.of(Files.readString(current.resolve(EDITION)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private Path next() {
    return current.resolveSibling(current.getFileName() + ".next");
  }

  private static void copy(Path original, Path copy) throws IOException {
    Files.createDirectories(copy.getParent());
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(original.relativize(file).toString()));
      }
    }
    Files.writeString(copy.resolve(EDITION), UUID.randomUUID().toString());
  }
}
