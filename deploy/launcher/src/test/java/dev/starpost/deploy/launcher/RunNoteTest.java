package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunNoteTest {
  @TempDir Path directory;

  @Test
  void what_is_written_is_read() throws IOException {
    RunNote note =
        new RunNote(
            42,
            Instant.parse("2026-01-01T00:00:00Z"),
            8080,
            2,
            List.of(
                new RunNote.Server("Kafka", "embedded", OptionalLong.of(43), "127.0.0.1:8090"),
                new RunNote.Server("MongoDB", "given", OptionalLong.empty(), "mongodb://db/")));
    Path file = directory.resolve("running");

    note.write(file);

    assertThat(RunNote.read(file)).contains(note);
    assertThat(note.inWords()).startsWith("Starpost is up since ").contains("on port 8080");
  }

  @Test
  void a_note_that_was_taken_away_is_no_note() throws IOException {
    assertThat(RunNote.read(directory.resolve("running"))).isEmpty();
  }

  @Test
  void a_note_that_makes_no_sense_is_no_note() throws IOException {
    Path file = directory.resolve("running");
    for (String text :
        List.of("", "pid=", "pid=1\nstarted=yesterday\nport=1\nengines=1\nservers=0", "\\u12")) {
      Files.writeString(file, text);

      assertThat(RunNote.read(file)).as(text).isEmpty();
    }
    Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertThat(RunNote.read(file)).isEmpty();
  }
}
