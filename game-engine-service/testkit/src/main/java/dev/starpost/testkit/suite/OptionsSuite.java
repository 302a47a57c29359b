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
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every listed option is accepted; what is not listed is refused, with a rule. */
public interface OptionsSuite<S, M, E> extends GameSuite<S, M, E> {

  /** From how many games for each number of players positions are taken. */
  default int gamesForOptions() {
    return 60;
  }

  /** A longer list is a question that should have been asked in steps. */
  default int mostOptions() {
    return 200;
  }

  @TestFactory
  default Stream<DynamicTest> exactly_the_listed_options_are_accepted() {
    SortedSet<String> rules = RuleNumbers.defined(game());
    return new Seeds(this, "exactly_the_listed_options_are_accepted")
        .forEachTable(
            gamesForOptions(),
            one -> {
              Sampled<S, M> sample = Sampled.from(this, one, 8);
              for (S state : sample.positions()) {
                for (Seat seat : one.setup().seats()) {
                  new Checked<>(this, rules, state, seat).check(sample.moves());
                }
              }
            });
  }

  /** The options of one seat in one state. */
  final class Checked<S, M, E> {
    private static final int FILLINGS = 40;

    private final OptionsSuite<S, M, E> suite;
    private final Game<S, M, E> game;
    private final Rules<S, M, E> rules;
    private final SortedSet<String> numbers;
    private final S state;
    private final Seat seat;
    private final List<Option<M>> options;

    Checked(OptionsSuite<S, M, E> suite, SortedSet<String> numbers, S state, Seat seat) {
      this.suite = suite;
      this.game = suite.game();
      this.rules = game.rules();
      this.numbers = numbers;
      this.state = state;
      this.seat = seat;
      this.options = rules.options(state, seat);
    }

    void check(List<M> movesOfTheGame) throws JsonProcessingException {
      assertThat(options.size()).as("number of options").isLessThanOrEqualTo(suite.mostOptions());
      if (rules.awaiting(state).contains(seat)) {
        assertThat(options).as("%s is awaited, so it has options", seat).isNotEmpty();
      }
      List<M> notListed = new ArrayList<>(movesOfTheGame);
      for (Option<M> option : options) {
        assertThat(numbers).as("the rule of option %s", option).contains(option.rule());
        for (M move : option.fillings(FILLINGS)) {
          accepted(move);
          sameThroughJson(option, move);
        }
        notListed.addAll(misfilled(option));
      }
      notListed.stream().distinct().forEach(this::refusedUnlessListed);
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
        assertThat(game.texts().say(refused.refusal().text(), language)).isNotBlank();
      }
    }

    /** What a client does: takes the option's document, fills it in, and sends it. */
    private void sameThroughJson(Option<M> option, M move) throws JsonProcessingException {
      OptionDocument document = OptionDocument.of(option, game.texts(), Language.ENGLISH);
      ObjectNode sent = document.move().deepCopy();
      for (Choice<? extends M, ?> choice : option.choose()) {
        ArrayNode values = sent.putArray(choice.param().name());
        chosen(choice, move).forEach(value -> values.add(GameJson.tree(value)));
      }
      M read = GameJson.mapper().readValue(sent.toString(), game.moveType());
      assertThat(Option.settle(options, read))
          .as("the move that a client sends for %s", option)
          .isEqualTo(Optional.of(move));
    }

    /**
     * The option filled in as nobody may: too little, too much, too often, with what is not there.
     */
    private List<M> misfilled(Option<M> option) {
      List<M> wrong = new ArrayList<>();
      for (int c = 0; c < option.choose().size(); c++) {
        wrong.addAll(misfilled(option, option.choose().get(c)));
      }
      return wrong;
    }

    private <V> List<M> misfilled(Option<M> option, Choice<? extends M, V> choice) {
      List<V> everything = new ArrayList<>();
      for (Item<V> item : choice.of()) {
        for (int n = 0; n < item.times(); n++) {
          everything.add(item.value());
        }
      }
      List<M> wrong = new ArrayList<>();
      for (M filled : option.fillings(2)) {
        for (int size = 0; size <= everything.size(); size++) {
          wrong.add(with(choice, filled, everything.subList(0, size)));
        }
        for (Item<V> item : choice.of()) {
          List<V> tooOften = new ArrayList<>();
          for (int n = 0; n <= item.times(); n++) {
            tooOften.add(item.value());
          }
          wrong.add(with(choice, filled, tooOften));
        }
      }
      return wrong;
    }

    private static <K extends M, M, V> M with(Choice<K, V> choice, M move, List<V> values) {
      return choice.param().with().apply(choice.param().move().cast(move), values);
    }

    private static <K extends M, M, V> List<V> chosen(Choice<K, V> choice, M move) {
      return choice.param().of().apply(choice.param().move().cast(move));
    }
  }
}
