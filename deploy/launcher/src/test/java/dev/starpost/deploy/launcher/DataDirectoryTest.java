package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {
  @TempDir Path directory;

  @Test
  void looking_makes_nothing_and_finds_nobody() throws IOException {
    assertThat(data().isOwned()).isFalse();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void another_who_looks_is_no_owner() throws IOException, InterruptedException {
    Process other = inAnotherProcess("shared");
    try {
      assertThat(data().isOwned()).isFalse();
    } finally {
      end(other);
    }
  }

  @Test
  void a_note_of_a_process_that_is_gone_does_not_speak_for_the_owner()
      throws IOException, InterruptedException {
    KnownProcess ourselves = KnownProcess.of(ProcessHandle.current());
    Process owner = inAnotherProcess("owner");
    try {
      assertThat(data().isOwned()).isTrue();
      data().write(noteOf(new KnownProcess(ourselves.pid(), Optional.of(Instant.EPOCH))));
      assertThat(data().note()).isEmpty();
      data().write(noteOf(ourselves));
      assertThat(data().note()).contains(noteOf(ourselves));
    } finally {
      end(owner);
    }
    assertThat(data().isOwned()).isFalse();
    assertThat(data().note()).isEmpty();
  }

  private DataDirectory data() {
    return new DataDirectory(directory);
  }

  private static RunNote noteOf(KnownProcess launcher) {
    return new RunNote(launcher, Instant.EPOCH, 8080, 1, List.of());
  }

  private Process inAnotherProcess(String kind) throws IOException, InterruptedException {
    Files.createFile(directory.resolve("lock"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                LockHolder.class.getName(),
                directory.resolve("lock").toString(),
                kind)
            .redirectErrorStream(true)
            .start();
    assertThat(process.getInputStream().read()).isEqualTo('!');
    return process;
  }

  private static void end(Process process) throws InterruptedException {
    process.destroyForcibly();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  /** Holds the lock until it is killed, as an owner or as one who looks. */
  static final class LockHolder {
    private LockHolder() {}

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
}
