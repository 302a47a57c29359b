package dev.starpost.matchmaking.matcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PoolTest {
  private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");

  private final Pool pool = new Pool();
  private final People people = new People();

  @Test
  void two_of_a_kind_play_at_once() {
    waits("ann", 1500, 2, 2, Duration.ZERO);
    waits("bob", 1550, 2, 2, Duration.ZERO);

    assertThat(matches()).containsExactly(Set.of("ann", "bob"));
    assertThat(pool.size()).isZero();
    assertThat(matches()).isEmpty();
  }

  @Test
  void the_nearest_are_chosen() {
    waits("ann", 1500, 2, 2, Duration.ofMinutes(5));
    waits("bob", 1560, 2, 2, Duration.ZERO);
    waits("eve", 1490, 2, 2, Duration.ZERO);

    assertThat(matches()).containsExactly(Set.of("ann", "eve"));
  }

  @Test
  void whoever_is_too_far_away_waits_until_the_windows_reach() {
    waits("ann", 1500, 2, 2, Duration.ZERO);
    waits("bob", 1600, 2, 2, Duration.ZERO);

    assertThat(matches()).isEmpty();
    assertThat(matchesAt(NOW.plus(Duration.ofMinutes(9)))).isEmpty();
    assertThat(matchesAt(NOW.plus(Duration.ofMinutes(10)))).containsExactly(Set.of("ann", "bob"));
  }

  @Test
  void whoever_has_waited_for_a_day_reaches_those_who_have_just_come_but_not_at_any_distance() {
    waits("ann", 2100, 2, 2, Duration.ofDays(1));
    waits("bob", 1460, 2, 2, Duration.ZERO);
    assertThat(matches()).isEmpty();

    waits("eve", 1471, 2, 2, Duration.ZERO);
    assertThat(matches()).containsExactly(Set.of("ann", "eve"));
  }

  @Test
  void those_who_do_not_want_to_meet_do_not() {
    people.apart("ann", "bob");
    waits("ann", 1500, 2, 2, Duration.ofDays(3));
    waits("bob", 1500, 2, 2, Duration.ofDays(3));

    assertThat(matches()).isEmpty();
  }

  @Test
  void those_who_met_lately_meet_others_first_and_each_other_when_nobody_else_comes() {
    people.met("ann", "bob");
    waits("ann", 1500, 2, 2, Duration.ZERO);
    waits("bob", 1500, 2, 2, Duration.ZERO);
    assertThat(matches()).isEmpty();

    waits("eve", 1540, 2, 2, Duration.ZERO);
    assertThat(matches()).containsExactly(Set.of("ann", "eve"));

    waits("ann", 1500, 2, 2, Duration.ZERO);
    assertThat(matchesAt(NOW.plus(Duration.ofMinutes(10)))).containsExactly(Set.of("ann", "bob"));
  }

  @Test
  void whoever_answers_as_fast_is_preferred() {
    pool.put(ticket("ann", 1500, 2, 2, Duration.ofHours(1), OptionalLong.of(3600)));
    pool.put(ticket("bob", 1500, 2, 2, Duration.ZERO, OptionalLong.of(86400)));
    pool.put(ticket("eve", 1510, 2, 2, Duration.ZERO, OptionalLong.of(3000)));

    assertThat(matches()).containsExactly(Set.of("ann", "eve"));
  }

  @Test
  void a_person_with_two_tickets_does_not_play_alone() {
    pool.put(new Ticket("t1", "ann", 1500, 2, 2, NOW, OptionalLong.empty()));
    pool.put(new Ticket("t2", "ann", 1500, 2, 2, NOW, OptionalLong.empty()));

    assertThat(matches()).isEmpty();
    assertThat(pool.size()).isEqualTo(2);
  }

  @Test
  void a_table_is_filled_as_far_as_its_players_admit() {
    waits("ann", 1500, 2, 4, Duration.ZERO);
    waits("bob", 1500, 3, 4, Duration.ZERO);
    waits("eve", 1500, 4, 5, Duration.ZERO);
    waits("joe", 1500, 2, 4, Duration.ZERO);

    assertThat(matches()).containsExactly(Set.of("ann", "bob", "eve", "joe"));
  }

  @Test
  void a_table_that_could_be_fuller_waits_a_little_for_more() {
    waits("ann", 1500, 3, 5, Duration.ZERO);
    waits("bob", 1500, 3, 5, Duration.ZERO);
    waits("eve", 1500, 3, 5, Duration.ZERO);

    assertThat(matches()).isEmpty();
    assertThat(matchesAt(NOW.plus(Pool.PATIENCE_TO_FILL)))
        .containsExactly(Set.of("ann", "bob", "eve"));
  }

  @Test
  void whoever_is_fresh_is_served_without_looking_at_all_others() {
    waits("ann", 1500, 2, 2, Duration.ZERO);
    assertThat(pool.matchFresh(NOW, people)).isEmpty();
    waits("bob", 1500, 2, 2, Duration.ZERO);

    assertThat(pool.matchFresh(NOW, people)).hasSize(1);
  }

  @Test
  void the_score_falls_with_the_spread_and_with_the_wait() {
    waits("ann", 1500, 2, 2, Duration.ZERO);
    waits("bob", 1500, 2, 2, Duration.ZERO);
    assertThat(pool.match(NOW, people).get(0).score()).isEqualTo(100);

    waits("ann", 1500, 2, 2, Duration.ofHours(12));
    waits("bob", 1800, 2, 2, Duration.ofHours(12));
    Match match = pool.match(NOW, people).get(0);
    assertThat(match.spread()).isEqualTo(300);
    assertThat(match.waited()).isEqualTo(Duration.ofHours(12));
    assertThat(match.score()).isEqualTo(50);
  }

  @Test
  void nobody_plays_alone() {
    assertThatThrownBy(() -> waits("ann", 1500, 1, 1, Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private void waits(String account, int rating, int least, int most, Duration waited) {
    pool.put(ticket(account, rating, least, most, waited, OptionalLong.empty()));
  }

  private static Ticket ticket(
      String account, int rating, int least, int most, Duration waited, OptionalLong pace) {
    return new Ticket("t-" + account, account, rating, least, most, NOW.minus(waited), pace);
  }

  private List<Set<String>> matches() {
    return matchesAt(NOW);
  }

  private List<Set<String>> matchesAt(Instant at) {
    return pool.match(at, people).stream()
        .map(match -> Set.copyOf(match.tickets().stream().map(Ticket::account).toList()))
        .toList();
  }
}
