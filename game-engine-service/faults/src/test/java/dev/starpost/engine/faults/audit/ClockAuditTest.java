package dev.starpost.engine.faults.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An audit of clocks that finds nothing is worth nothing unless it finds what is there. */
class ClockAuditTest {
  private static final String GAME = "sv-1";
  private static final String CLOCK =
      "{\"seat\": 1, \"question\": 1, \"at\": \"2026-11-16T12:00:02Z\"}";
  private static final String EXPIRY =
      "{\"type\": \"turn-expired.v1\", \"seat\": 1, \"deadline\": \"2026-11-16T12:00:02Z\"}";

  private final List<StoredAnswer> stored = new ArrayList<>();

  /** A seat has two seconds, lets them pass, and its turn is ended. */
  @BeforeEach
  void keepBooksInOrder() {
    commit(1, "2026-11-16T12:00:00Z", CLOCK, "");
    commit(2, "2026-11-16T12:00:03Z", "", EXPIRY);
  }

  private void commit(long version, String at, String deadlines, String facts) {
    stored.add(
        StoredAnswer.commit(
            GAME,
            "c" + version,
            version,
            "{\"at\": \"%s\", \"deadlines\": [%s], \"facts\": [%s]}"
                .formatted(at, deadlines, facts)));
  }

  @Test
  void books_in_order_have_no_violations() {
    assertThat(ClockAudit.of(stored)).isEmpty();
    assertThat(ClockAudit.expired(stored)).isEqualTo(1);
  }

  @Test
  void a_turn_that_was_ended_twice_is_found() {
    stored.remove(1);
    commit(2, "2026-11-16T12:00:03Z", CLOCK, EXPIRY);
    commit(3, "2026-11-16T12:00:04Z", "", EXPIRY);
    assertThat(ClockAudit.of(stored)).singleElement().asString().startsWith("ended twice");
  }

  @Test
  void a_turn_that_was_ended_too_early_is_found() {
    stored.remove(1);
    commit(2, "2026-11-16T12:00:01Z", "", EXPIRY);
    assertThat(ClockAudit.of(stored)).singleElement().asString().startsWith("ended too early");
  }

  @Test
  void a_turn_that_had_no_such_deadline_is_found() {
    stored.remove(0);
    commit(1, "2026-11-16T12:00:00Z", CLOCK.replace(":02Z", ":01Z"), "");
    assertThat(ClockAudit.of(stored))
        .singleElement()
        .asString()
        .startsWith("ended without a clock");
  }

  @Test
  void a_deadline_that_was_forgotten_is_found() {
    stored.remove(1);
    assertThat(ClockAudit.of(stored)).singleElement().asString().startsWith("forgotten");
  }
}
