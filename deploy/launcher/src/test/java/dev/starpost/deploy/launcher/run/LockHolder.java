package dev.starpost.deploy.launcher.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.process.Uninterruptibly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/** Another process that holds the lock of a data directory until it is closed. */
public final class LockHolder implements AutoCloseable {
  private final Process process;

  private LockHolder(Process process) {
    this.process = process;
  }

  public static LockHolder owning(Path directory) throws IOException {
    return start(directory, "owner");
  }

  /** As {@code status} does. */
  static LockHolder looking(Path directory) throws IOException {
    return start(directory, "shared");
  }

  private static LockHolder start(Path directory, String kind) throws IOException {
    Path lock = Files.createFile(directory.resolve("lock"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                LockHolder.class.getName(),
                lock.toString(),
                kind)
            .redirectErrorStream(true)
            .start();
    assertThat(process.getInputStream().read()).isEqualTo('!');
    return new LockHolder(process);
  }

  public KnownProcess process() {
    return KnownProcess.of(process.toHandle());
  }

  @Override
  public void close() {
    process.destroyForcibly();
    Uninterruptibly.run(() -> assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue());
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    boolean shared = arguments[1].equals("shared");
    try (FileChannel channel =
            FileChannel.open(
                Path.of(arguments[0]), StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileLock lock = channel.lock(0, Long.MAX_VALUE, shared)) {
      System.out.print(lock.isValid() ? "!" : "?");
      System.out.flush();
      Thread.sleep(60_000);
    }
  }
}
