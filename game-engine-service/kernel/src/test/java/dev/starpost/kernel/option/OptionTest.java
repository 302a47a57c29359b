package dev.starpost.kernel.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OptionTest {
  private record Pay(String where, List<String> gems, List<Integer> cards) {
    static final Param<Pay, String> GEMS =
        new Param<>(
            Pay.class,
            "gems",
            "gem",
            Pay::gems,
            (pay, gems) -> new Pay(pay.where, gems, pay.cards));
    static final Param<Pay, Integer> CARDS =
        new Param<>(
            Pay.class,
            "cards",
            "card",
            Pay::cards,
            (pay, cards) -> new Pay(pay.where, pay.gems, cards));
  }

  private static final Text LABEL = Text.of("label");
  private static final Option<Pay> PAY =
      Option.of(new Pay("mine", List.of(), List.of()), LABEL, "OR-1.1")
          .choosing(Pay.GEMS, List.of(new Item<>("gold", LABEL, 2), Item.of("iron", LABEL)), 1, 2)
          .choosing(Pay.CARDS, List.of(Item.of(7, LABEL), Item.of(8, LABEL)), 0, 1);

  @Test
  void every_filling_is_listed_once() {
    // gold, iron, gold+gold, gold+iron; each with no card, 7 or 8.
    List<Pay> fillings = PAY.fillings(100);
    assertThat(fillings).hasSize(12).doesNotHaveDuplicates();
    assertThat(fillings).allMatch(pay -> PAY.settle(pay).isPresent());
    assertThat(PAY.fillings(5)).hasSize(5).isEqualTo(fillings.subList(0, 5));
    assertThat(PAY.ways()).isEqualTo(12);
    for (int way = 0; way < 12; way++) {
      assertThat(PAY.fill(way)).as("found by its number").isEqualTo(fillings.get(way));
    }
    assertThatThrownBy(() -> PAY.fill(12)).hasMessageContaining("no way");
  }

  @Test
  void a_filling_in_any_order_is_settled_into_the_order_of_the_items() {
    assertThat(PAY.settle(new Pay("mine", List.of("iron", "gold"), List.of(8))))
        .contains(new Pay("mine", List.of("gold", "iron"), List.of(8)));
  }

  @Test
  void what_the_option_does_not_admit_is_not_settled() {
    assertThat(PAY.settle(new Pay("hub", List.of("gold"), List.of()))).isEmpty();
    assertThat(PAY.settle(new Pay("mine", List.of(), List.of()))).isEmpty();
    assertThat(PAY.settle(new Pay("mine", List.of("iron", "iron"), List.of()))).isEmpty();
    assertThat(PAY.settle(new Pay("mine", List.of("gold", "gold", "iron"), List.of()))).isEmpty();
    assertThat(PAY.settle(new Pay("mine", List.of("lead"), List.of()))).isEmpty();
    assertThat(PAY.settle(new Pay("mine", List.of("gold"), List.of(9)))).isEmpty();
  }

  @Test
  void random_fillings_reach_every_filling_and_no_other() {
    SplittableRandom random = new SplittableRandom(1);
    TreeSet<String> seen = new TreeSet<>();
    for (int i = 0; i < 2_000; i++) {
      Pay filled = PAY.fillAtRandom(random);
      assertThat(PAY.settle(filled)).contains(filled);
      seen.add(filled.toString());
    }
    assertThat(seen).hasSize(12);
  }

  @Test
  void lazy_items_are_made_when_somebody_looks_and_are_as_good_as_others() {
    List<Item<Integer>> items = List.of(new Item<>(7, LABEL, 2), Item.of(8, LABEL));
    AtomicInteger made = new AtomicInteger();
    Choice<Pay, Integer> lazy =
        new Selection<>(
            Pay.CARDS,
            LazyItems.of(
                3,
                () -> {
                  made.incrementAndGet();
                  return items;
                }),
            1,
            3);
    assertThat(made).hasValue(0);
    assertThat(lazy).isEqualTo(new Selection<>(Pay.CARDS, items, 1, 3));
    assertThat(lazy.of()).containsExactlyElementsOf(items);
    assertThat(made).hasValue(1);
    assertThatThrownBy(() -> new Selection<>(Pay.CARDS, LazyItems.of(3, () -> items), 1, 4))
        .hasMessageContaining("1 to 4 of 3");
    assertThat(new Selection<>(Pay.CARDS, LazyItems.of(1, () -> items), 1, 3))
        .as("that there are more than said is found when somebody looks")
        .isEqualTo(lazy);
    assertThatThrownBy(() -> LazyItems.of(4, () -> items).get(0))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void single_items_are_made_one_by_one_and_are_as_good_as_others() {
    List<Integer> made = new ArrayList<>();
    List<Item<Integer>> singles =
        SingleItems.of(
            3,
            at -> {
              made.add(at);
              return Item.of(7 + at, LABEL);
            });
    Choice<Pay, Integer> choice = new Selection<>(Pay.CARDS, singles, 1, 1);
    Pay filled = (Pay) choice.fillAtRandom(PAY.move(), new SplittableRandom(1));
    assertThat(made).as("only the one that was taken").hasSize(1);
    assertThat(filled.cards()).containsExactly(7 + made.get(0));
    List<Item<Integer>> plain = List.of(Item.of(7, LABEL), Item.of(8, LABEL), Item.of(9, LABEL));
    assertThat(choice).isEqualTo(new Selection<>(Pay.CARDS, plain, 1, 1));
    assertThatThrownBy(() -> new Selection<>(Pay.CARDS, singles, 1, 4))
        .hasMessageContaining("1 to 4 of 3");
  }

  @Test
  void a_choice_that_nobody_can_make_is_refused() {
    Option<Pay> option = Option.of(new Pay("mine", List.of(), List.of()), LABEL, "OR-1.1");
    assertThatThrownBy(() -> option.choosing(Pay.GEMS, List.of(Item.of("gold", LABEL)), 2, 2))
        .hasMessageContaining("gems");
    assertThatThrownBy(() -> option.choosing(Pay.GEMS, List.of(Item.of("gold", LABEL)), 1, 0))
        .hasMessageContaining("gems");
  }
}
