package dev.starpost.deploy.servers.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessStartTest {
  private static final long PID = 4242;

  @TempDir Path proc;

  @Test
  void it_does_not_follow_the_wall_clock() throws IOException {
    boot("one", 1_700_000_000);
    process("a) b (c", 8123);
    String before = start();

    boot("one", 1_700_003_600);

    assertThat(start()).isEqualTo(before);
  }

  @Test
  void a_later_process_with_the_same_number_has_another() throws IOException {
    boot("one", 1_700_000_000);
    process("postgres", 8123);
    String before = start();

    process("postgres", 8124);
    String later = start();
    boot("two", 1_700_000_000);
    process("postgres", 8123);

    assertThat(later).isNotEqualTo(before);
    assertThat(start()).as("after another boot").isNotEqualTo(before);
  }

  @Test
  void our_own_is_known_on_whatever_system_this_is() {
    long ourselves = ProcessHandle.current().pid();

    assertThat(ProcessStart.of(ourselves)).isPresent().isEqualTo(ProcessStart.of(ourselves));
    assertThat(ProcessStart.of(ourselves, proc)).as("a system without /proc").isPresent();
    assertThat(ProcessStart.of(Long.MAX_VALUE)).isEmpty();
  }

  private String start() {
    return ProcessStart.of(PID, proc).orElseThrow();
  }

  /** The kernel's own account, in which the moment of the boot moves with the clock. */
  private void boot(String id, long moment) throws IOException {
    Path random = Files.createDirectories(proc.resolve("sys/kernel/random"));
    Files.writeString(random.resolve("boot_id"), id + "\n");
    Files.writeString(proc.resolve("stat"), "cpu 1 2 3\nbtime " + moment + "\n");
  }

  private void process(String name, int ticks) throws IOException {
    Path directory = Files.createDirectories(proc.resolve(Long.toString(PID)));
    Files.writeString(
        directory.resolve("stat"),
        "%d (%s) S 1 2 3 0 -1 4194560 7 8 9 10 11 12 13 14 20 0 1 0 %d 99 98 97\n"
            .formatted(PID, name, ticks));
  }
}
