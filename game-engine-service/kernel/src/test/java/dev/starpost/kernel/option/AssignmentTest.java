package dev.starpost.kernel.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values for named slots. */
class AssignmentTest {
  /** Where a gardener may plant. */
  enum Bed {
    NORTH,
    SOUTH,
    SHADE
  }

  /** The moves of the tests. */
  sealed interface Move {
    @JsonTypeName("plant")
    record Plant(String garden, SortedMap<Bed, String> seeds) implements Move {
      static final SlotParam<Plant, Bed, String> SEEDS =
          new SlotParam<>(
              Plant.class,
              "seeds",
              "bed",
              "seed",
              Plant::seeds,
              (move, seeds) -> new Plant(move.garden, seeds));

      public Plant {
        seeds = Collections.unmodifiableSortedMap(new TreeMap<>(seeds));
      }
    }

    @JsonTypeName("water")
    record Water(SortedMap<Integer, Integer> cans) implements Move {
      static final SlotParam<Water, Integer, Integer> CANS =
          new SlotParam<>(
              Water.class,
              "cans",
              Param.NUMBER,
              Param.NUMBER,
              Water::cans,
              (move, cans) -> new Water(cans));

      public Water {
        cans = Collections.unmodifiableSortedMap(new TreeMap<>(cans));
      }
    }
  }

  private static final Text LABEL = Text.of("label");
  private static final List<Item<String>> SEEDS =
      List.of(Item.of("rose", LABEL), new Item<>("bean", LABEL, 2), Item.of("fern", LABEL));

  /** The north bed needs a seed, and only ferns and beans grow in the shade. */
  private static final Option<Move> PLANT =
      Option.<Move>of(new Move.Plant("small", new TreeMap<>()), LABEL, "OR-1.1")
          .assigning(
              Move.Plant.SEEDS,
              List.of(
                  NamedSlot.required(Bed.NORTH, LABEL),
                  NamedSlot.optional(Bed.SOUTH, LABEL),
                  NamedSlot.<Bed, String>optional(Bed.SHADE, LABEL)
                      .onlyFor(List.of("bean", "fern"))),
              SEEDS,
              1,
              2);

  private static Move plant(Map<Bed, String> seeds) {
    return new Move.Plant("small", new TreeMap<>(seeds));
  }

  /** Every way to put something or nothing anywhere, whether it is allowed or not. */
  private static List<Move> everything() {
    List<String> words = List.of("", "rose", "bean", "fern", "weed");
    List<Move> all = new ArrayList<>();
    for (String north : words) {
      for (String south : words) {
        for (String shade : words) {
          SortedMap<Bed, String> seeds = new TreeMap<>();
          seeds.put(Bed.NORTH, north);
          seeds.put(Bed.SOUTH, south);
          seeds.put(Bed.SHADE, shade);
          seeds.values().removeIf(String::isEmpty);
          all.add(plant(seeds));
        }
      }
    }
    return all;
  }

  /** The rules of the option above, written out once more. */
  private static boolean isAllowed(Move move) {
    SortedMap<Bed, String> seeds = ((Move.Plant) move).seeds();
    return seeds.containsKey(Bed.NORTH)
        && seeds.size() <= 2
        && !"rose".equals(seeds.get(Bed.SHADE))
        && !seeds.containsValue("weed")
        && Collections.frequency(seeds.values(), "rose") <= 1
        && Collections.frequency(seeds.values(), "fern") <= 1;
  }

  @Test
  void exactly_what_fits_is_admitted() {
    for (Move move : everything()) {
      assertThat(PLANT.settle(move).isPresent()).as("%s", move).isEqualTo(isAllowed(move));
    }
    assertThat(PLANT.settle(new Move.Plant("large", new TreeMap<>(Map.of(Bed.NORTH, "rose")))))
        .as("another garden")
        .isEmpty();
    assertThat(PLANT.settle(new Move.Water(new TreeMap<>()))).as("another move").isEmpty();
  }

  @Test
  void a_slot_that_is_not_offered_is_not_filled() {
    Option<Move> north =
        Option.<Move>of(new Move.Plant("small", new TreeMap<>()), LABEL, "OR-1.1")
            .assigning(
                Move.Plant.SEEDS, List.of(NamedSlot.optional(Bed.NORTH, LABEL)), SEEDS, 0, 1);
    assertThat(north.settle(plant(Map.of(Bed.NORTH, "rose")))).isPresent();
    assertThat(north.settle(plant(Map.of(Bed.SOUTH, "rose")))).isEmpty();
  }

  @Test
  void every_filling_is_listed_once_counted_and_found_by_its_number() {
    List<Move> allowed = everything().stream().filter(AssignmentTest::isAllowed).toList();
    List<Move> fillings = PLANT.fillings(1_000);
    assertThat(fillings).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(allowed);
    assertThat(PLANT.ways()).isEqualTo(allowed.size());
    for (int way = 0; way < fillings.size(); way++) {
      assertThat(PLANT.fill(way)).isEqualTo(fillings.get(way));
    }
    assertThat(PLANT.fillings(4)).isEqualTo(fillings.subList(0, 4));
    assertThatThrownBy(() -> PLANT.fill(allowed.size())).hasMessageContaining("no way");
    assertThatThrownBy(() -> PLANT.fill(-1)).hasMessageContaining("no way");
  }

  /** Any of three cans for any of three rows, of which the first must be watered. */
  private static Option<Move> water(int min, int max) {
    return Option.<Move>of(new Move.Water(new TreeMap<>()), LABEL, "OR-1.2")
        .assigning(
            Move.Water.CANS,
            List.of(
                NamedSlot.required(1, LABEL),
                NamedSlot.optional(2, LABEL),
                NamedSlot.optional(3, LABEL)),
            List.of(Item.of(1, LABEL), Item.of(2, LABEL), Item.of(3, LABEL)),
            min,
            max);
  }

  @Test
  void chance_takes_every_filling_alike() {
    for (Option<Move> option : List.of(PLANT, water(1, 3), water(2, 2))) {
      SplittableRandom random = new SplittableRandom(1);
      SortedMap<String, Integer> seen = new TreeMap<>();
      int each = 1_000;
      for (int i = 0; i < each * option.ways(); i++) {
        Move filled = option.fillAtRandom(random);
        assertThat(option.settle(filled)).contains(filled);
        seen.merge(filled.toString(), 1, Integer::sum);
      }
      assertThat(seen).hasSize(option.fillings(1_000).size());
      assertThat(seen.values()).allMatch(times -> times > each * 0.85 && times < each * 1.15);
    }
  }

  @Test
  void where_anything_goes_anywhere_a_formula_counts_the_same() {
    // One row in 3 ways; two in 2 x 6; all three in 6.
    assertThat(water(1, 3).ways()).isEqualTo(21).isEqualTo(water(1, 3).fillings(100).size());
    assertThat(water(2, 2).ways()).isEqualTo(12).isEqualTo(water(2, 2).fillings(100).size());
  }

  @Test
  void one_slot_can_be_changed_and_the_others_stay_or_change_places() {
    Move from = plant(Map.of(Bed.NORTH, "rose", Bed.SHADE, "fern"));
    List<Move> near = PLANT.near(from);
    assertThat(near)
        .containsExactlyInAnyOrder(
            plant(Map.of(Bed.NORTH, "bean", Bed.SHADE, "fern")),
            plant(Map.of(Bed.NORTH, "rose", Bed.SHADE, "bean")),
            plant(Map.of(Bed.NORTH, "rose", Bed.SOUTH, "fern")),
            plant(Map.of(Bed.NORTH, "rose")));
    SplittableRandom random = new SplittableRandom(1);
    Set<Move> varied = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      varied.add(PLANT.vary(from, random));
    }
    varied.remove(from);
    assertThat(varied).containsExactlyInAnyOrderElementsOf(near);
    assertThat(PLANT.slots()).isEqualTo(3);
    assertThat(Option.<Move>of(from, LABEL, "OR-1.1").near(from))
        .as("nothing to fill in")
        .isEmpty();
  }

  @Test
  void millions_are_counted_and_the_last_is_found_without_the_others() {
    List<NamedSlot<Integer, Integer>> slots =
        IntStream.range(0, Assignment.MOST_SLOTS)
            .mapToObj(slot -> NamedSlot.<Integer, Integer>required(slot, LABEL))
            .toList();
    List<Item<Integer>> cans = IntStream.range(0, 30).mapToObj(can -> Item.of(can, LABEL)).toList();
    Option<Move> water =
        Option.<Move>of(new Move.Water(new TreeMap<>()), LABEL, "OR-1.2")
            .assigning(Move.Water.CANS, slots, cans, slots.size(), slots.size());
    long expected = 1;
    for (int left = 30; left > 30 - slots.size(); left--) {
      expected *= left;
    }
    assertThat(water.ways()).isEqualTo(expected);
    assertThat(water.settle(water.fill(expected - 1))).isPresent();
    assertThat(water.fill(expected - 1)).isNotEqualTo(water.fill(expected - 2));
  }

  @Test
  void an_assignment_that_nobody_can_make_is_refused() {
    List<NamedSlot<Bed, String>> slots = List.of(NamedSlot.required(Bed.NORTH, LABEL));
    assertThatThrownBy(() -> new Assignment<>(Move.Plant.SEEDS, slots, SEEDS, 0, 1))
        .as("a required slot is not left empty")
        .hasMessageContaining("seeds");
    assertThatThrownBy(() -> new Assignment<>(Move.Plant.SEEDS, slots, SEEDS, 1, 2))
        .as("more than there are slots")
        .hasMessageContaining("seeds");
    assertThatThrownBy(() -> new Assignment<>(Move.Plant.SEEDS, slots, List.of(), 1, 1))
        .as("more than there are values")
        .hasMessageContaining("seeds");
    List<NamedSlot<Integer, Integer>> many =
        IntStream.rangeClosed(0, Assignment.MOST_SLOTS)
            .mapToObj(slot -> NamedSlot.<Integer, Integer>optional(slot, LABEL))
            .toList();
    assertThatThrownBy(() -> new Assignment<>(Move.Water.CANS, many, List.of(), 0, 0))
        .hasMessageContaining("slots for cans");
  }

  @Test
  void in_json_it_is_an_object_with_a_field_for_each_slot() throws Exception {
    String json =
        """
        {"type": "plant", "garden": "small", "seeds": {"SHADE": "bean", "NORTH": "rose"}}""";
    Move read = GameJson.mapper().readValue(json, Move.class);
    assertThat(PLANT.settle(read)).contains(plant(Map.of(Bed.NORTH, "rose", Bed.SHADE, "bean")));
    assertThat(GameJson.tree(read).get("seeds").toString())
        .isEqualTo("{\"NORTH\":\"rose\",\"SHADE\":\"bean\"}");
    for (String wrong : List.of("{\"NORTH\":null}", "{\"ATTIC\":\"rose\"}", "[\"rose\"]", "null")) {
      assertThatThrownBy(
              () ->
                  GameJson.mapper()
                      .readValue(
                          "{\"type\":\"plant\",\"garden\":\"small\",\"seeds\":" + wrong + "}",
                          Move.class))
          .as(wrong)
          .isInstanceOf(JsonProcessingException.class);
    }
  }
}
