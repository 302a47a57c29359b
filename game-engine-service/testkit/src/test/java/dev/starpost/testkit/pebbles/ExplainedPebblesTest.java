package dev.starpost.testkit.pebbles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.ExplainedOptions;
import dev.starpost.text.Language;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What clients are told of options. */
class ExplainedPebblesTest {
  private static final Seat ANN = Seat.of(1);
  private static final SortedMap<String, Integer> TWO_PEBBLES = pebbles(2);
  private static final Pebbles START =
      new Pebbles(
          12,
          0,
          List.of(5, 6, 7, 8),
          PerSeat.of(List.of(List.of(1, 2), List.of(3, 4))),
          PerSeat.all(2, 0),
          ANN,
          Optional.empty());

  @Test
  void what_an_option_surely_gives_is_told_and_what_the_dice_decide_is_not() {
    List<OptionDocument> options = explained(new PebblesRules(), START);

    assertThat(options.get(1).hint()).contains("+2 pebbles");
    assertThat(options.get(1).changes()).contains(TWO_PEBBLES);
    assertThat(options.get(1).isFinal()).isFalse();
    assertThat(options.get(2).hint()).as("a roll gives nobody knows how many").isEmpty();
    assertThat(options.get(2).isFinal()).isTrue();
  }

  @Test
  void a_draw_costs_what_its_price_says() {
    PebblesRules dear =
        new PebblesRules() {
          @Override
          public SortedMap<String, Integer> price(Pebbles game, Seat seat, Pebbles.Move move) {
            return move instanceof Pebbles.Move.Roll ? TWO_PEBBLES : super.price(game, seat, move);
          }
        };
    assertThat(explained(dear, START).get(2).hint()).contains("−2 pebbles");
  }

  @Test
  void what_is_chosen_has_a_kind_and_a_card_drawn_cannot_be_put_back() {
    OptionDocument swap = explained(new PebblesRules(), START).get(3);

    assertThat(swap.choose().get(0).kind()).isEqualTo("card");
    assertThat(swap.choose().get(0).of()).allMatch(of -> of.hint().isEmpty());
    assertThat(swap.isFinal()).isTrue();
  }

  private static SortedMap<String, Integer> pebbles(int number) {
    SortedMap<String, Integer> pebbles = new TreeMap<>();
    pebbles.put("pebbles", number);
    return pebbles;
  }

  private static List<OptionDocument> explained(PebblesRules rules, Pebbles game) {
    PebblesGame pebbles = new PebblesGame(rules);
    return new ExplainedOptions<>(pebbles, pebbles.texts(), Language.ENGLISH).of(game, ANN);
  }
}
