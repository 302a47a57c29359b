package dev.starpost.deploy.launcher.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.process.KnownProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
  void another_who_looks_is_no_owner() throws IOException {
    try (LockHolder other = LockHolder.looking(directory)) {
      assertThat(other.process().find()).isPresent();
      assertThat(data().isOwned()).isFalse();
    }
  }

  @Test
  void a_note_of_a_process_that_is_gone_does_not_speak_for_the_owner() throws IOException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      assertThat(data().isOwned()).isTrue();
      data().write(noteOf(new KnownProcess(Long.MAX_VALUE, Optional.empty())));
      assertThat(data().note()).isEmpty();
      data().write(noteOf(owner.process()));
      assertThat(data().note()).contains(noteOf(owner.process()));
    }
    assertThat(data().isOwned()).isFalse();
    assertThat(data().note()).isEmpty();
  }

  /** As after a step of the wall clock, on a system that works the start out from it. */
  @Test
  void while_the_lock_is_held_the_owner_is_known_by_its_number() throws IOException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      RunNote note = noteOf(new KnownProcess(owner.process().pid(), Optional.of("another start")));
      data().write(note);

      assertThat(data().note()).contains(note);
    }
    assertThat(data().note()).isEmpty();
  }

  private DataDirectory data() {
    return new DataDirectory(directory);
  }

  private static RunNote noteOf(KnownProcess launcher) {
    return new RunNote(launcher, Instant.EPOCH, 8080, true, List.of());
  }
}
