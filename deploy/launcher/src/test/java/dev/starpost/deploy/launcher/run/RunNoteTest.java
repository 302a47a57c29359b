package dev.starpost.deploy.launcher.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.process.KnownProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunNoteTest {
  @TempDir Path directory;

  @Test
  void what_is_written_is_read() throws IOException {
    RunNote note =
        new RunNote(
            new KnownProcess(42, Optional.of("boot/8123")),
            Instant.parse("2026-01-01T00:00:00Z"),
            8080,
            true,
            List.of(
                new RunNote.Server(
                    "Kafka",
                    "embedded",
                    Optional.of(new KnownProcess(43, Optional.empty())),
                    "127.0.0.1:8090",
                    Optional.empty()),
                new RunNote.Server(
                    "MongoDB", "given", Optional.empty(), "mongodb://db/", Optional.empty()),
                new RunNote.Server(
                    "PostgreSQL",
                    "embedded",
                    Optional.empty(),
                    "postgresql://127.0.0.1:8092",
                    Optional.empty(),
                    new Restarts(2, Optional.of(Instant.parse("2026-01-02T00:00:00Z")), true)),
                service("gateway", 44)));
    Path file = directory.resolve("running");

    note.write(file);

    assertThat(RunNote.read(file)).contains(note);
    assertThat(note.inWords()).startsWith("Starpost is up since ").contains("on port 8080");
  }

  @Test
  void it_is_ready_only_when_everything_is_up() {
    RunNote starting = starting().with(server("Kafka", 43)).with(service("engine-1", 44));

    assertThat(starting.isReady()).isFalse();
    assertThat(starting.inWords()).startsWith("Starpost has been starting since ");
    assertThat(starting.ready().isReady()).isTrue();
    assertThat(starting.ready().servers()).isEqualTo(starting.servers());
  }

  @Test
  void a_service_that_was_started_again_takes_the_place_of_the_one_that_died() {
    RunNote note =
        starting()
            .with(server("PostgreSQL", 41))
            .with(server("Kafka", 42))
            .with(service("lobby", 44))
            .with(service("engine-1", 43));

    assertThat(note.with(service("engine-1", 45)).servers())
        .containsExactly(
            server("PostgreSQL", 41),
            server("Kafka", 42),
            service("engine-1", 45),
            service("lobby", 44));
  }

  @Test
  void one_that_dies_is_missing_since_then_until_it_is_back_and_counted() {
    Instant first = Instant.parse("2026-01-01T00:00:00Z");
    RunNote up = starting().with(server("Kafka", 41)).with(server("PostgreSQL", 42));

    RunNote missing = up.died("Kafka", first).died("Kafka", first.plusSeconds(9));
    RunNote back = missing.with(server("Kafka", 43)).isBack("Kafka");

    assertThat(restarts(missing)).isEqualTo(new Restarts(2, Optional.of(first), true));
    assertThat(missing.servers().get(0).process()).as("nobody may signal it").isEmpty();
    assertThat(restarts(back)).isEqualTo(new Restarts(2, Optional.of(first), false));
    assertThat(restarts(back.died("Kafka", first.plusSeconds(90))))
        .isEqualTo(new Restarts(3, Optional.of(first.plusSeconds(90)), true));
    assertThat(back.servers().get(1)).isEqualTo(server("PostgreSQL", 42));
  }

  private static Restarts restarts(RunNote note) {
    return note.servers().get(0).restarts();
  }

  private static RunNote starting() {
    KnownProcess launcher = new KnownProcess(42, Optional.empty());
    return new RunNote(launcher, Instant.EPOCH, 8080, false, List.of());
  }

  private static RunNote.Server server(String name, long pid) {
    Optional<KnownProcess> process = Optional.of(new KnownProcess(pid, Optional.empty()));
    return new RunNote.Server(name, "here", process, "127.0.0.1:8090", Optional.empty());
  }

  private static RunNote.Server service(String name, long pid) {
    Optional<KnownProcess> process = Optional.of(new KnownProcess(pid, Optional.empty()));
    Optional<String> health = Optional.of("http://127.0.0.1:8094/q/health/ready");
    return new RunNote.Server(name, "here", process, "http://127.0.0.1:8080", health);
  }

  @Test
  void a_note_that_was_taken_away_is_no_note() throws IOException {
    assertThat(RunNote.read(directory.resolve("running"))).isEmpty();
  }

  @Test
  void a_note_that_makes_no_sense_is_no_note() throws IOException {
    Path file = directory.resolve("running");
    for (String text :
        List.of("", "pid=", "pid=1\nstarted=yesterday\nport=1\nready=true\nservers=0", "\\u12")) {
      Files.writeString(file, text);

      assertThat(RunNote.read(file)).as(text).isEmpty();
    }
    Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertThat(RunNote.read(file)).isEmpty();
  }

  @Test
  void a_later_process_with_the_same_number_is_not_the_one_that_was_noted() {
    KnownProcess ourselves = KnownProcess.of(ProcessHandle.current());
    KnownProcess earlier = new KnownProcess(ourselves.pid(), Optional.of("another start"));

    assertThat(ourselves.find()).contains(ProcessHandle.current());
    assertThat(earlier.find()).isEmpty();
  }
}
