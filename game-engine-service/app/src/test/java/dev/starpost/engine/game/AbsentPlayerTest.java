package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.GameFact;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games in which the player of seat 2 never answers. */
class AbsentPlayerTest {
  private static final int ABSENT = 2;
  private static final int LONGEST = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"alien-frontiers", "council-of-shadows", "race-for-the-galaxy"})
  void whose_turns_a_bot_makes_first_and_whose_seat_it_takes_then(String game) {
    TimedGame table = playWithout(ABSENT, game, "default-move");

    assertThat(kinds(table)).containsOnlyOnce(Ply.Kind.TIMEOUT).containsOnlyOnce(Ply.Kind.TAKEOVER);
    assertThat(end(table).rated()).isTrue();
    assertThat(abandoned(table)).containsExactly(ABSENT);
    assertThat(table.game().roster().controller(Seat.of(ABSENT)).isLeft()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"alien-frontiers", "council-of-shadows", "race-for-the-galaxy"})
  void whose_seat_a_bot_takes_over(String game) {
    TimedGame table = playWithout(ABSENT, game, "bot-takeover");

    assertThat(kinds(table))
        .doesNotContain(Ply.Kind.TIMEOUT)
        .containsOnlyOnce(Ply.Kind.TAKEOVER)
        .contains(Ply.Kind.BOT_DECISION);
    assertThat(abandoned(table)).containsExactly(ABSENT);
    assertThat(end(table).places()).allMatch(GameFact.Place::stayed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"alien-frontiers", "council-of-shadows", "race-for-the-galaxy"})
  void who_forfeits_and_the_others_go_on(String game) {
    TimedGame table = playWithout(ABSENT, game, "forfeit");

    assertThat(kinds(table))
        .containsOnlyOnce(Ply.Kind.FORFEIT)
        .doesNotContain(Ply.Kind.BOT_DECISION);
    assertThat(abandoned(table)).containsExactly(ABSENT);
    GameFact.Place last = end(table).places().get(2);
    assertThat(last.seat()).isEqualTo(ABSENT);
    assertThat(last.rank()).isEqualTo(3);
    assertThat(last.stayed()).isFalse();
  }

  /** The others take an hour for each move. */
  private static TimedGame playWithout(int absent, String game, String timeout) {
    TimedGame table = new TimedGame(game, TimedGame.perMove("P3D", timeout), 3);
    for (int steps = 0; !table.game().isFinished(); steps++) {
      assertThat(steps).as("steps without an end").isLessThan(LONGEST);
      Optional<Integer> present =
          table.game().awaitedPersons().stream()
              .map(Seat::number)
              .filter(seat -> seat != absent)
              .findFirst();
      if (!table.game().botTurns().isEmpty()) {
        table.botsAnswer();
      } else if (present.isPresent()) {
        table.passes(Duration.ofHours(1)).moves(present.get());
      } else {
        table.expires(absent);
      }
    }
    assertThat(table.game().roster().nextDeadline()).isEmpty();
    return table;
  }

  private static List<Ply.Kind> kinds(TimedGame table) {
    return table.commits().stream().map(Commit::kind).toList();
  }

  private static List<Integer> abandoned(TimedGame table) {
    return end(table).places().stream()
        .filter(GameFact.Place::abandoned)
        .map(GameFact.Place::seat)
        .toList();
  }

  private static GameFact.GameFinished end(TimedGame table) {
    return table.facts().stream()
        .filter(GameFact.GameFinished.class::isInstance)
        .map(GameFact.GameFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
