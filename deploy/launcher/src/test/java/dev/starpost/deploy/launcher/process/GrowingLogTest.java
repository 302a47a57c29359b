package dev.starpost.deploy.launcher.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowingLogTest {
  @TempDir Path directory;

  @Test
  void a_line_is_given_once_and_only_when_it_is_complete() throws IOException {
    Path file = directory.resolve("kafka.log");
    GrowingLog log = GrowingLog.fromStart(file);

    assertThat(log.newLines()).isEmpty();
    append(file, "one\ntw");
    assertThat(log.newLines()).containsExactly("one");
    append(file, "o\nthrée\n");
    assertThat(log.newLines()).containsExactly("two", "thrée");
    assertThat(log.newLines()).isEmpty();
  }

  @Test
  void following_from_the_end_leaves_out_what_was_there() throws IOException {
    Path file = directory.resolve("kafka.log");
    append(file, "old\n");
    GrowingLog log = GrowingLog.fromEnd(file);

    append(file, "new\n");

    assertThat(log.newLines()).containsExactly("new");
  }

  @Test
  void a_file_that_was_begun_anew_is_read_from_its_start() throws IOException {
    Path file = directory.resolve("kafka.log");
    append(file, "a long first line\n");
    GrowingLog log = GrowingLog.fromEnd(file);

    Files.writeString(file, "again\n");

    assertThat(log.newLines()).containsExactly("again");
  }

  private static void append(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
