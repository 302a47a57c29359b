package dev.starpost.engine.faults.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.starpost.engine.faults.play.Command;
import dev.starpost.engine.faults.play.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An audit that finds nothing is worth nothing unless it finds what is there. */
class AuditTest {
  private static final String GAME = "sv-1";

  private final List<Told.Done> done = new ArrayList<>();
  private final List<Told.Refused> refused = new ArrayList<>();
  private final List<StoredAnswer> stored = new ArrayList<>();
  private final List<Announced> announced = new ArrayList<>();

  /** Three versions, the last two by moves that were acknowledged, and one refusal. */
  @BeforeEach
  void keepBooksInOrder() {
    stored.add(StoredAnswer.commit(GAME, "opening", 1, "fact 1"));
    stored.add(commit(move("b"), 2));
    stored.add(commit(move("c"), 3));
    stored.add(StoredAnswer.refusal(GAME, move("d").commandId()));
    done.add(new Told.Done(move("b"), 2, NullNode.instance));
    done.add(new Told.Done(move("c"), 3, NullNode.instance));
    refused.add(new Told.Refused(move("d"), 422, "illegal-move"));
    List.of(1L, 2L, 3L).forEach(version -> announced.add(announcement(version)));
  }

  private static Command move(String key) {
    return new Command(GAME, "ann", key, "moves", Optional.of("{}"), 1);
  }

  private static StoredAnswer commit(Command command, long version) {
    return StoredAnswer.commit(GAME, command.commandId(), version, "fact " + version);
  }

  private static Announced announcement(long version) {
    return new Announced(GAME, version, "fact " + version);
  }

  private List<String> found() {
    return Audit.of(done, refused, stored, announced);
  }

  @Test
  void books_in_order_have_no_violations() {
    assertThat(found()).isEmpty();
  }

  @Test
  void a_version_that_is_announced_again_later_is_no_violation() {
    announced.add(1, announcement(1));
    announced.add(announcement(2));

    assertThat(found()).isEmpty();
  }

  @Test
  void a_lost_move_is_found() {
    done.add(new Told.Done(move("lost"), 4, NullNode.instance));

    assertThat(found()).singleElement().asString().startsWith("lost: version 4");
  }

  @Test
  void a_move_that_was_made_twice_is_found() {
    stored.add(commit(move("c"), 4));
    announced.add(announcement(4));

    assertThat(found()).singleElement().asString().startsWith("2 answers to the command");
  }

  @Test
  void two_commits_of_one_version_are_found() {
    stored.add(StoredAnswer.commit(GAME, "another", 3, "fact 3"));

    assertThat(found()).containsExactly("two commits are version 3 of sv-1");
  }

  @Test
  void a_move_under_another_version_than_was_told_is_found() {
    done.set(1, new Told.Done(move("c"), 7, NullNode.instance));

    assertThat(found()).singleElement().asString().startsWith("told as version 7, stored as 3");
  }

  @Test
  void a_gap_is_found() {
    stored.remove(1);
    done.remove(0);
    announced.remove(1);

    assertThat(found())
        .contains("gap: sv-1 has version 3 where 2 should be")
        .contains("out of order: version 3 of sv-1 was announced when only 1 had been");
  }

  @Test
  void a_refused_move_in_the_history_is_found() {
    stored.remove(3);
    stored.add(commit(move("d"), 4));
    announced.add(announcement(4));

    assertThat(found()).singleElement().asString().startsWith("refused with 422 and yet in");
  }

  @Test
  void a_refusal_that_is_not_stored_is_found() {
    stored.remove(3);

    assertThat(found()).singleElement().asString().contains("which is not stored");
  }

  @Test
  void an_announcement_out_of_order_is_found() {
    announced.add(1, announced.remove(2));

    assertThat(found())
        .containsExactly("out of order: version 3 of sv-1 was announced when only 1 had been");
  }

  @Test
  void a_version_that_was_never_announced_is_found() {
    announced.remove(2);

    assertThat(found())
        .containsExactly("never announced: the last version of sv-1 is 3, announced are 2");
  }

  @Test
  void an_announcement_of_something_else_is_found() {
    announced.set(2, new Announced(GAME, 3, "something else"));

    assertThat(found()).containsExactly("announced otherwise than stored: version 3 of sv-1");
  }

  @Test
  void an_announcement_of_nothing_is_found() {
    announced.add(announcement(4));

    assertThat(found()).containsExactly("announced but not stored: version 4 of sv-1");
  }
}
