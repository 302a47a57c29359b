package dev.starpost.testkit.pebbles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.Scenarios;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.suite.EverySuite;
import dev.starpost.testkit.suite.GameSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A sound game passes every suite; and what given, when, then say is what they mean. */
public class PebblesTest
    implements EverySuite<Pebbles, Move, Event>, Scenarios<Pebbles, Move, Event> {
  private static final Seat ANN = Seat.of(1);
  private static final Seat BEN = Seat.of(2);
  private static final Pebbles START =
      new Pebbles(
          12,
          0,
          List.of(5, 6, 7, 8),
          PerSeat.of(List.of(List.of(1, 2), List.of(3, 4))),
          PerSeat.all(2, 0),
          ANN,
          Optional.empty());

  @Override
  public Game<Pebbles, Move, Event> game() {
    return new PebblesGame();
  }

  @Override
  public String loggedGame() {
    return "two-players.json";
  }

  @Override
  public Rules<Pebbles, Move, Event> rules() {
    return game().rules();
  }

  @Override
  public SortedMap<String, Integer> census(Pebbles game) {
    return censusOf(game);
  }

  /** For the broken ones too. */
  public static SortedMap<String, Integer> censusOf(Pebbles game) {
    List<Object> cards = new ArrayList<>(game.deck());
    game.cards().values().forEach(cards::addAll);
    SortedMap<String, Integer> census = GameSuite.tally(cards);
    int taken = game.taken().values().stream().mapToInt(Integer::intValue).sum();
    census.put("pebbles", game.heap() + game.outOfPlay() + taken);
    return census;
  }

  /** The game lives among tests, which the suite leaves out by default. */
  @Override
  public JavaClasses classesOfTheRules() {
    return new ClassFileImporter()
        .importClasses(Pebbles.class, PebblesRules.class, PebblesGame.class);
  }

  /** The roll itself is in nobody's view. */
  @Override
  public boolean tellsMoreThanViews(Event event) {
    return event instanceof Event.Rolled;
  }

  @Override
  public int randomGames() {
    return 200;
  }

  /** Pebbles is mostly luck. */
  @Override
  public int winsOfHundred() {
    return 60;
  }

  @Test
  @Rule({"PB-1.1", "PB-2.1", "PB-3.1", "PB-4.1"})
  void a_scenario_says_exactly_what_happens() {
    given(START).when(ANN, new Move.Take(2)).then(new Event.Taken(ANN, 2));
    assertThatThrownBy(() -> given(START).when(ANN, new Move.Take(2)).then())
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> given(START).when(ANN, new Move.Take(2)).then(new Event.Taken(ANN, 1)))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> given(START).when(ANN, new Move.Take(3)).then(new Event.Taken(ANN, 3)))
        .hasMessageContaining("refused")
        .hasMessageContaining("too-many");
  }

  @Test
  @Rule("PB-3.2")
  void loaded_dice_are_rolled_exactly_as_often_as_loaded() {
    given(START).rolling(5).when(ANN, new Move.Roll()).then(new Event.Rolled(ANN, 5, 5));
    assertThatThrownBy(() -> given(START).when(ANN, new Move.Roll()))
        .hasMessageContaining("one more was made");
    assertThatThrownBy(() -> given(START).rolling(5, 6).when(ANN, new Move.Roll()))
        .hasMessageContaining("only 1 were rolled");
    assertThatThrownBy(() -> given(START).rolling(7).when(ANN, new Move.Roll()))
        .hasMessageContaining("6 sides");
  }

  @Test
  @Rule("PB-3.3")
  void a_refusal_names_its_rule_and_a_story_goes_on() {
    given(START).when(BEN, new Move.Take(1)).thenRefused("PB-3.1", "not-your-turn");
    assertThatThrownBy(
            () -> given(START).when(BEN, new Move.Take(1)).thenRefused("PB-3.2", "not-your-turn"))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(
            () -> given(START).when(ANN, new Move.Take(1)).thenRefused("PB-3.1", "too-many"))
        .hasMessageContaining("accepted");
    given(START)
        .when(ANN, new Move.Swap(List.of(2)))
        .thenAmongOthers(new Event.Swapped(ANN, 2, 5))
        .and()
        .when(BEN, new Move.Take(1))
        .thenState(after -> assertThat(after.heap()).isEqualTo(10));
  }

  @Test
  @Rule("PB-3.4")
  void a_grab_is_one_move_with_a_number_for_each_hand() {
    given(START)
        .when(ANN, grab(Map.of("left", 2, "right", 1)))
        .then(new Event.Taken(ANN, 3))
        .and()
        .when(BEN, grab(Map.of("left", 1)))
        .then(new Event.Taken(BEN, 1));
    for (Map<String, Integer> wrong :
        List.of(
            Map.<String, Integer>of(),
            Map.of("right", 1),
            Map.of("left", 1, "right", 1),
            Map.of("left", 1, "right", 2),
            Map.of("left", 3),
            Map.of("left", 2, "foot", 1))) {
      given(START).when(ANN, grab(wrong)).thenRefused("PB-3.4", "no-such-grab");
    }
  }

  private static Move grab(Map<String, Integer> hands) {
    return new Move.Grab(new TreeMap<>(hands));
  }

  @Test
  @Rule("PB-4.2")
  void a_scenario_may_be_a_resignation() {
    given(START)
        .whenResigns(ANN)
        .then(new Event.Resigned(ANN))
        .thenState(
            after -> assertThat(rules().result(after).orElseThrow().winners()).containsExactly(BEN))
        .and()
        .whenResigns(BEN)
        .thenRefused("PB-4.2", "game-over");
  }

  @Test
  void moves_are_told_apart_by_their_type() throws Exception {
    assertThat(GameJson.mapper().readValue("{\"type\":\"take\",\"count\":2}", Move.class))
        .isEqualTo(new Move.Take(2));
  }
}
