package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.option.Selection;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.SplittableRandom;

/** The options of one seat in one state. */
final class SeatOptions<S, M, E> {
  /** So many of the first fillings are tried, and as many by chance. */
  private static final int FILLINGS = 20;

  private final OptionsSuite<S, M, E> suite;
  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final SortedSet<String> numbers;
  private final S state;
  private final Seat seat;
  private final List<Option<M>> options;

  SeatOptions(OptionsSuite<S, M, E> suite, SortedSet<String> numbers, S state, Seat seat) {
    this.suite = suite;
    this.game = suite.game();
    this.rules = game.rules();
    this.numbers = numbers;
    this.state = state;
    this.seat = seat;
    this.options = rules.options(state, seat);
  }

  void check(List<M> movesOfTheGame, Misfillings misfillings, SplittableRandom random)
      throws JsonProcessingException {
    assertThat(options.size()).as("number of options").isLessThanOrEqualTo(suite.mostOptions());
    if (rules.awaiting(state).contains(seat)) {
      assertThat(options).as("%s is awaited, so it has options", seat).isNotEmpty();
    }
    Set<M> others = new LinkedHashSet<>(movesOfTheGame);
    for (Option<M> option : options) {
      assertThat(numbers).as("the rule of option %s", option).contains(option.rule());
      counted(option);
      for (M move : fillings(option, random)) {
        accepted(move);
        sameThroughJson(option, move);
      }
      others.addAll(misfillings.of(option));
    }
    others.forEach(this::refusedUnlessListed);
  }

  private static <M> List<M> fillings(Option<M> option, SplittableRandom random) {
    List<M> some = new ArrayList<>(option.fillings(FILLINGS));
    for (int i = 0; some.size() >= FILLINGS && i < FILLINGS; i++) {
      some.add(option.fillAtRandom(random));
    }
    return some;
  }

  /** Whoever takes one by its number gets one that is listed. */
  private static <M> void counted(Option<M> option) {
    List<M> first = option.fillings(FILLINGS);
    long ways = option.ways();
    assertThat(first).as("moves of %s, which admits %d", option, ways).isNotEmpty();
    assertThat((long) first.size())
        .as("the first of the %d moves of %s", ways, option)
        .isEqualTo(Math.min(ways, FILLINGS));
    assertThat(option.fill(first.size() - 1L)).isEqualTo(first.get(first.size() - 1));
    assertThat(option.settle(option.fill(ways - 1))).as("the last of %d moves", ways).isPresent();
  }

  private void accepted(M move) {
    Decision<E> decision = rules.decide(state, seat, move, new SeededDice(0));
    if (decision instanceof Decision.Refused<E> refused) {
      throw new AssertionError(
          move + " is an option of " + seat + " but is refused: " + refused.refusal());
    }
  }

  private void refusedUnlessListed(M move) {
    if (Option.settle(options, move).isPresent()) {
      return;
    }
    Decision<E> decision = rules.decide(state, seat, move, new SeededDice(0));
    if (!(decision instanceof Decision.Refused<E> refused)) {
      throw new AssertionError(move + " is not an option of " + seat + " but is accepted");
    }
    assertThat(numbers).as("the rule of refusal %s", refused).contains(refused.refusal().rule());
    for (Language language : Language.values()) {
      LogLines.hasNames(
          GameLog.named(game, game.mostPlayers()).say(refused.refusal().text(), language));
    }
  }

  /** What a client does: takes the option's document, fills it in, and sends it. */
  private void sameThroughJson(Option<M> option, M move) throws JsonProcessingException {
    OptionDocument document =
        OptionDocument.of(option, OptionDocument.Explanation.NONE, game.texts(), Language.ENGLISH);
    ObjectNode sent = document.move().deepCopy();
    for (int i = 0; i < option.choose().size(); i++) {
      Choice<? extends M, ?> choice = option.choose().get(i);
      if (choice instanceof Assignment<?, ?, ?> assignment) {
        fill(sent.putObject(choice.name()), assignment, document.choose().get(i), move);
      } else if (choice instanceof Selection<? extends M, ?> selection) {
        ArrayNode values = sent.putArray(choice.name());
        chosen(selection, move).forEach(value -> values.add(GameJson.tree(value)));
      }
    }
    M read = GameJson.mapper().readValue(sent.toString(), game.moveType());
    assertThat(Option.settle(options, read))
        .as("the move that a client sends for %s", option)
        .isEqualTo(Optional.of(move));
  }

  /** Each slot by the name that the document has for it, with one of the values it has there. */
  private static <S extends Comparable<S>, V> void fill(
      ObjectNode sent, Assignment<?, S, V> choice, OptionDocument.Choose document, Object move) {
    for (int i = 0; i < choice.slots().size(); i++) {
      OptionDocument.SlotOf slot = document.slots().orElseThrow().get(i);
      V value = choice.assigned(move).get(choice.slots().get(i).slot());
      if (value != null) {
        assertThat(slot.of()).as("what fits %s", slot.slot()).contains(GameJson.tree(value));
        sent.set(slot.slot(), GameJson.tree(value));
      }
    }
  }

  private static <K extends M, M, V> List<V> chosen(Selection<K, V> choice, M move) {
    return choice.param().of().apply(choice.param().move().cast(move));
  }
}
