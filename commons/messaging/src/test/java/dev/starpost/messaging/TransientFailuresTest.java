package dev.starpost.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransientFailuresTest {
  @ParameterizedTest
  @CsvSource({
    "08006, true", // The connection has broken.
    "57P01, true", // The server stops.
    "53300, true", // Too many connections.
    "40P01, true", // A deadlock.
    "40001, true",
    "22021, false", // A character that cannot be stored.
    "23505, false", // A row that is there already.
    "42P01, true" // No such table, yet.
  })
  void a_failure_of_the_database_passes_unless_it_is_in_what_was_asked(
      String state, boolean passes) {
    Throwable failure = new IllegalStateException(new SQLException("failed", state));

    assertThat(TransientFailures.includes(failure)).isEqualTo(passes);
  }

  @Test
  void a_connection_that_nobody_gets_is_waited_for() {
    assertThat(TransientFailures.includes(new SQLException("Acquisition timeout"))).isTrue();
  }

  @Test
  void memory_is_waited_for_and_endless_recursion_is_a_mistake() {
    assertThat(TransientFailures.includes(new OutOfMemoryError())).isTrue();
    assertThat(TransientFailures.includes(new StackOverflowError())).isFalse();
    assertThat(TransientFailures.includes(new NoClassDefFoundError())).isFalse();
  }

  @Test
  void what_was_suppressed_is_looked_at_too() {
    Exception commit = new RollbackException("could not commit");
    commit.initCause(new IllegalStateException("failed"));
    commit.addSuppressed(new SQLException("gone", "08003"));

    assertThat(TransientFailures.includes(new RuntimeException(commit))).isTrue();
  }

  @Test
  void a_commit_that_failed_without_a_reason_is_tried_again() {
    assertThat(TransientFailures.includes(new RuntimeException(new RollbackException("gone"))))
        .isTrue();
  }

  @Test
  void our_own_mistakes_do_not_pass() {
    assertThat(TransientFailures.includes(new IllegalStateException("no such seat"))).isFalse();
    assertThat(TransientFailures.includes(new NullPointerException())).isFalse();
    Exception flush = new RollbackException("could not commit");
    flush.initCause(new IllegalStateException("not null"));
    assertThat(TransientFailures.includes(flush)).isFalse();
  }

  @Test
  void causes_in_a_ring_end() {
    var first = new IllegalStateException("first");
    first.initCause(new IllegalStateException("second", first));

    assertThat(TransientFailures.includes(first)).isFalse();
  }
}
