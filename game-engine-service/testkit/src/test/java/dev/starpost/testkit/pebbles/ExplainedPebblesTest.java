package dev.starpost.testkit.pebbles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.ExplainedOptions;
import dev.starpost.kernel.play.UnreadableMove;
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

  @Test
  void where_nothing_need_be_chosen_the_option_promises_what_that_gives_too() {
    PebblesRules optional =
        new PebblesRules() {
          @Override
          public List<Option<Pebbles.Move>> options(Pebbles game, Seat seat) {
            Option<Pebbles.Move> swap = super.options(game, seat).get(3);
            List<Item<Integer>> cards = List.of(Item.of(1, swap.label()));
            return List.of(
                Option.of(swap.move(), swap.label(), swap.rule())
                    .choosing(Pebbles.Move.Swap.CARD, cards, 0, 1));
          }

          @Override
          public Decision<Pebbles.Event> decide(
              Pebbles game, Seat by, Pebbles.Move move, Dice dice) {
            int pebbles = ((Pebbles.Move.Swap) move).card().isEmpty() ? 1 : 2;
            return Decision.accepted(new Pebbles.Event.Taken(by, pebbles));
          }
        };
    OptionDocument swap = explained(optional, START).get(0);
    assertThat(swap.hint()).as("one pebble, or two").isEmpty();
    assertThat(swap.choose().get(0).of().get(0).hint()).contains("+2 pebbles");
  }

  @Test
  void where_all_that_can_be_chosen_costs_alike_some_of_it_tells_for_the_option() {
    PebblesRules alike =
        new PebblesRules() {
          @Override
          public boolean costsAlike(Pebbles.Move move) {
            return move instanceof Pebbles.Move.Swap;
          }

          @Override
          public SortedMap<String, Integer> holdings(Pebbles game, Seat seat) {
            return pebbles(game.deck().get(0) == 5 ? 4 : 1);
          }

          @Override
          public Pebbles determinize(Pebbles game, Viewer viewer, Dice dice) {
            return game;
          }
        };
    OptionDocument swap = explained(alike, START).get(3);
    assertThat(swap.hint()).contains("−3 pebbles");
    assertThat(swap.choose().get(0).of()).hasSize(2).allMatch(of -> of.hint().isEmpty());
  }

  @Test
  void an_assignment_lists_its_slots_and_what_fits_them() {
    OptionDocument.Choose hands = explained(new PebblesRules(), START).get(4).choose().get(0);

    assertThat(hands.slotKind()).contains("hand");
    assertThat(hands.of()).extracting(OptionDocument.Of::label).containsExactly("1", "2");
    assertThat(hands.of()).as("a value alone is no move").allMatch(of -> of.hint().isEmpty());
    assertThat(GameJson.tree(hands.slots().orElseThrow().get(1)).toString())
        .isEqualTo("{\"label\":\"right hand\",\"of\":[1],\"required\":false,\"slot\":\"right\"}");
    assertThat(explained(new PebblesRules(), START).get(3).choose().get(0).slots())
        .as("a selection has none")
        .isEmpty();
  }

  @Test
  void whoever_sends_what_cannot_be_read_is_told_what_was_expected() {
    List<String> sent =
        List.of(
            "{\"type\":\"fly\"} PB-3.1 This is not among your options now.",
            "{\"type\":\"grab\"} PB-3.4 hands must be an object with a value for 1 to 2 of these: left, right.",
            "{\"type\":\"grab\",\"hands\":[2]} PB-3.4 hands must be an object with a value for 1 to 2 of these: left, right.",
            "{\"type\":\"grab\",\"hands\":{\"foot\":1}} PB-3.4 hands has no foot, but these: left, right.",
            "{\"type\":\"grab\",\"hands\":{\"left\":\"all\"}} PB-3.4 left takes one of these values: 1, 2.");
    PebblesGame game = new PebblesGame();
    for (String each : sent) {
      String[] words = each.split(" ", 3);
      Refusal refusal =
          UnreadableMove.refusal(game.rules().options(START, ANN), tree(words[0]), "PB-3.1");
      assertThat(refusal.rule() + " " + game.texts().say(refusal.text(), Language.ENGLISH))
          .isEqualTo(words[1] + " " + words[2]);
    }
  }

  private static JsonNode tree(String json) {
    try {
      return GameJson.mapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
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
