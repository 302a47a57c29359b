package dev.starpost.games.raceforthegalaxy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Scenarios;
import java.util.List;

/** What the tests of this game have in common. */
interface RaceScenarios extends Scenarios<Race, RaceMove, RaceEvent> {

  @Override
  default Rules<Race, RaceMove, RaceEvent> rules() {
    return new RaceGame().rules();
  }

  /** The state after a move, which must be listed and accepted. */
  default Race after(Race state, Seat by, RaceMove move) {
    assertThat(Option.settle(rules().options(state, by), move)).as("listed").isPresent();
    Decision<RaceEvent> decision = rules().decide(state, by, move, new SeededDice(7));
    assertThat(decision).isInstanceOf(Decision.Accepted.class);
    Race reached = state;
    for (RaceEvent event : ((Decision.Accepted<RaceEvent>) decision).events()) {
      reached = rules().apply(reached, event);
    }
    return reached;
  }

  default void refused(Race state, Seat by, RaceMove move, String rule, String code) {
    assertThat(Option.settle(rules().options(state, by), move)).as("listed").isEmpty();
    given(state).when(by, move).thenRefused(rule, code);
  }

  /** Whether some option begins with this move. */
  default boolean offers(Race state, Seat by, RaceMove blank) {
    return rules().options(state, by).stream().anyMatch(option -> option.move().equals(blank));
  }

  /** How many cards a development costs; -1 if it cannot be placed. */
  default int developPrice(Race state, Seat by, String id) {
    return price(state, by, new RoundMove.Develop(Card.of(id), List.of(), List.of()));
  }

  /** How many cards a world costs; -1 if it cannot be paid for. */
  default int settlePrice(Race state, Seat by, String id) {
    return price(state, by, new SettleMove.Pay(Card.of(id), false, List.of(), List.of()));
  }

  default int militaryPrice(Race state, Seat by, String id, String power) {
    return price(
        state,
        by,
        new SettleMove.PayForMilitary(Card.of(id), Card.of(power), List.of(), List.of()));
  }

  default int price(Race state, Seat by, RaceMove blank) {
    for (Option<RaceMove> option : rules().options(state, by)) {
      if (option.move().equals(blank)) {
        return option.choose().isEmpty() ? 0 : option.choose().get(0).min();
      }
    }
    return -1;
  }

  default boolean canConquer(Race state, Seat by, String id) {
    return offers(state, by, new SettleMove.Conquer(Card.of(id), List.of(), List.of(), List.of()));
  }

  default SettleMove.Conquer conquer(String id, String... discarded) {
    return new SettleMove.Conquer(Card.of(id), RaceTable.cards(discarded), List.of(), List.of());
  }

  default int hand(Race state, Seat seat) {
    return state.player(seat).hand().size();
  }
}
