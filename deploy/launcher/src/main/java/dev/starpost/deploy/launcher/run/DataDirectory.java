package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The data directory of one Starpost. At most one launcher owns it at a time, by a lock that the
 * kernel takes back however that launcher ends; a note beside it says who the owner is.
 */
public final class DataDirectory {
  /** Long enough for a {@code status} or {@code down} that is just trying the lock. */
  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(1);

  private final Path path;

  public DataDirectory(Path path) {
    this.path = path;
  }

  public Path path() {
    return path;
  }

  public Path logs() {
    return path.resolve("logs");
  }

  /** The log of a launcher that was left running in the background. */
  public Path launcherLog() {
    return logs().resolve("launcher.log");
  }

  /** The services as they were built when they were started. */
  public Path services() {
    return path.resolve("services");
  }

  /** The export of a game that the demo has played. */
  public Path demoOf(String game) {
    return path.resolve("demo").resolve(game.replaceAll("[^A-Za-z0-9-]", "_") + ".json");
  }

  public void create() {
    try {
      Files.createDirectories(logs());
    } catch (IOException e) {
      throw Refused.because(
          "The data directory " + path + " cannot be created; choose another with --data.");
    }
    if (!Files.isWritable(path)) {
      throw Refused.because(
          "The data directory " + path + " cannot be written to; choose another with --data.");
    }
  }

  /** Owns the directory until the channel is closed; empty when another launcher owns it. */
  public Optional<FileChannel> own() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + LOCK_TIMEOUT.toNanos();
    Optional<FileChannel> lock = tryOwn();
    while (lock.isEmpty() && System.nanoTime() < deadline) {
      Thread.sleep(50);
      lock = tryOwn();
    }
    return lock;
  }

  /**
   * Looks with a lock that others may share, so that two who look do not take each other for an
   * owner, and that needs no more than the right to read.
   */
  public boolean isOwned() throws IOException {
    try (FileChannel channel = FileChannel.open(lockFile(), StandardOpenOption.READ);
        FileLock lock = channel.tryLock(0, Long.MAX_VALUE, true)) {
      return lock == null;
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /**
   * What the owner has written about itself; empty when nobody owns the directory, or the owner has
   * not come to write yet and the note is still that of another. The lock says that the owner lives
   * and it writes as soon as it has it, so that the number alone is believed.
   */
  public Optional<RunNote> note() throws IOException {
    return isOwned()
        ? lastNote().filter(note -> note.launcher().byNumber().isPresent())
        : Optional.empty();
  }

  /** What the last owner has written; one that stopped tidily has taken its note away. */
  public Optional<RunNote> lastNote() throws IOException {
    return RunNote.read(noteFile());
  }

  public void write(RunNote note) throws IOException {
    Path whole = path.resolve("running.new");
    note.write(whole);
    Files.move(
        whole, noteFile(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  public void eraseNote() throws IOException {
    Files.deleteIfExists(noteFile());
  }

  public long size() throws IOException {
    AtomicLong size = new AtomicLong();
    Files.walkFileTree(
        path,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            size.addAndGet(attributes.size());
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            // Servers delete files while we look; what is gone takes no room.
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path directory, IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    return size.get();
  }

  public List<Path> logFiles() throws IOException {
    if (!Files.isDirectory(logs())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(logs())) {
      return files.filter(file -> file.toString().endsWith(".log")).sorted().toList();
    }
  }

  private Optional<FileChannel> tryOwn() throws IOException {
    FileChannel channel =
        FileChannel.open(lockFile(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (channel.tryLock() != null) {
      return Optional.of(channel);
    }
    channel.close();
    return Optional.empty();
  }

  public Path lockFile() {
    return path.resolve("lock");
  }

  private Path noteFile() {
    return path.resolve("running");
  }
}
