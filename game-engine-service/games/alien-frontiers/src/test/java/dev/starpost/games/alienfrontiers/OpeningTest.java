package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Fields;
import dev.starpost.games.alienfrontiers.component.FrontiersComponents;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.games.alienfrontiers.view.FrontiersView;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.table.TableOptions;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.suite.GameSuite;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class OpeningTest {
  private final FrontiersGame game = new FrontiersGame();

  @Test
  @Rule({"AF-1.1", "AF-1.2", "AF-2.3"})
  void each_player_has_six_ships_three_of_them_in_the_bay() {
    AlienFrontiers opened = opened(4, 1, Map.of());
    assertThat(BOX.startingShips().all()).isEqualTo(6);
    for (FrontiersView.PlayerView player : FrontiersView.of(opened).players()) {
      boolean active = player.seat().equals(opened.active());
      assertThat(player.fleet())
          .isEqualTo(new FrontiersView.FleetView(3, active ? 0 : 3, 3, false));
    }
    assertThat(opened.turn().available().size()).isEqualTo(3);
  }

  @Test
  @Rule("AF-1.3")
  void there_are_22_cards_and_two_helmets_with_the_option() {
    assertThat(BOX.deck(options(Map.of()))).hasSize(22).doesNotContain(Tech.MIND_CONTROL_HELMET);
    SortedMap<String, Integer> tally =
        GameSuite.tally(BOX.deck(options(Map.of("mindControlHelmet", true))));
    assertThat(tally).hasSize(13);
    tally.forEach(
        (card, count) ->
            assertThat(count).as(card).isEqualTo(card.matches("ALIEN_(CITY|MONUMENT)") ? 1 : 2));
  }

  @Test
  @Rule("AF-1.3")
  void a_card_joins_the_deck_with_the_option_that_its_row_names() {
    TechCard longGameOnly =
        new TechCard(
            Tech.ALIEN_CITY,
            1,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("longGame"));
    assertThat(longGameOnly.isPlayedWith(options(Map.of("longGame", true)))).isTrue();
    assertThat(longGameOnly.isPlayedWith(options(Map.of("mindControlHelmet", true)))).isFalse();
    for (TechCard card : BOX.techCards()) {
      card.option().ifPresent(name -> assertThat(options(Map.of()).values()).containsKey(name));
    }
  }

  @Test
  @Rule({"AF-1.4", "AF-1.5"})
  void there_are_eight_territories_and_three_fields() {
    assertThat(BOX.territories())
        .extracting(Territory::id)
        .containsExactly(
            "asimov-crater",
            "bradbury-plateau",
            "burroughs-desert",
            "heinlein-plains",
            "herbert-valley",
            "lem-badlands",
            "pohl-foothills",
            "van-vogt-mountains");
    assertThat(BOX.fields())
        .extracting(Field::id)
        .containsExactly("isolation", "positron", "repulsor");
  }

  @Test
  @Rule("AF-1.6")
  void the_stations_have_their_docks() {
    List<Integer> docks = new ArrayList<>();
    BOX.stations().forEach(station -> docks.add(station.docks()));
    assertThat(docks).containsExactly(8, 5, 4, 6, 4, 6, 3, 1, 3);
  }

  @Test
  @Rule("AF-2.1")
  void the_relic_stands_on_burroughs_and_no_field_on_the_board() {
    AlienFrontiers opened = opened(3, 1, Map.of());
    assertThat(FrontiersView.of(opened).relic().place()).isEqualTo("burroughs-desert");
    assertThat(opened.fields()).isEqualTo(Fields.OFF_BOARD);
  }

  @Test
  @Rule("AF-2.2")
  void three_cards_lie_face_up_and_everybody_has_one() {
    AlienFrontiers opened = opened(4, 2, Map.of());
    assertThat(opened.piles().faceUp()).hasSize(3);
    assertThat(opened.players().values()).allMatch(player -> player.cards().size() == 1);
    assertThat(opened.piles().deck()).hasSize(22 - 3 - 4);
    assertThat(opened.piles().discards()).isEmpty();
  }

  @Test
  @Rule("AF-2.2")
  void the_shuffled_cards_are_turned_up_then_dealt_then_the_draw_pile() {
    for (int players = 2; players <= 4; players++) {
      List<Tech> cards = new SeededDice(7).shuffle(BOX.deck(options(Map.of())));
      Setup setup = new Setup(players, options(Map.of()));
      TurnEvent.Opened opened =
          (TurnEvent.Opened) game.rules().open(setup, new SeededDice(7)).get(0);
      assertThat(opened.faceUp()).isEqualTo(cards.subList(0, 3));
      assertThat(opened.dealt().values()).isEqualTo(cards.subList(3, 3 + players));
      assertThat(opened.deck()).isEqualTo(cards.subList(3 + players, 22));
    }
  }

  @Test
  @Rule("AF-7.9")
  void a_resource_cache_dealt_to_the_first_player_pays_in_the_first_turn() {
    List<FrontiersEvent> events = openingIn(opened -> cacheOf(opened, opened.first()));
    TurnEvent.TurnBegan began = (TurnEvent.TurnBegan) events.get(1);
    long odd = began.rolled().list().stream().filter(ship -> ship.value() % 2 == 1).count();
    Resources gained = odd >= 2 ? Resources.ore(1) : Resources.fuel(1); // of three ships
    assertThat(events.subList(2, events.size()))
        .containsExactly(new TurnEvent.CachePaid(began.seat(), Tech.RESOURCE_CACHE, gained, false));
  }

  @Test
  @Rule("AF-7.9")
  void a_resource_cache_dealt_to_the_second_player_waits_for_their_turn() {
    List<FrontiersEvent> events = openingIn(opened -> cacheOf(opened, opened.first().next(2)));
    assertThat(events).hasSize(2);
    assertThat(events.get(1)).isInstanceOf(TurnEvent.TurnBegan.class);
  }

  private static boolean cacheOf(TurnEvent.Opened opened, Seat seat) {
    return opened.dealt().get(seat) == Tech.RESOURCE_CACHE
        && opened.dealt().get(seat.next(2)) != Tech.RESOURCE_CACHE;
  }

  /** The first opening for two players in which the cards were dealt like that. */
  private List<FrontiersEvent> openingIn(Predicate<TurnEvent.Opened> dealt) {
    Setup setup = new Setup(2, options(Map.of()));
    for (int seed = 0; seed < 1000; seed++) {
      List<FrontiersEvent> events = game.rules().open(setup, new SeededDice(seed));
      if (dealt.test((TurnEvent.Opened) events.get(0))) {
        return events;
      }
    }
    throw new AssertionError("nobody was dealt such a card");
  }

  @Test
  @Rule("AF-2.4")
  void colonies_depend_on_the_number_of_players_and_the_long_game() {
    for (int players = 2; players <= 4; players++) {
      assertThat(opened(players, 1, Map.of()).actor().reserve()).isEqualTo(10 - players);
      assertThat(opened(players, 1, Map.of("longGame", true)).actor().reserve()).isEqualTo(8);
    }
  }

  @Test
  @Rule("AF-2.5")
  void the_first_player_is_drawn_and_the_others_are_compensated_in_turn() {
    SortedSet<Seat> first = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      AlienFrontiers four = opened(4, seed, Map.of());
      first.add(four.active());
      assertThat(inTurn(four))
          .containsExactly(
              Resources.NONE, new Resources(1, 0), new Resources(0, 1), new Resources(1, 1));
      assertThat(inTurn(opened(3, seed, Map.of())))
          .containsExactly(new Resources(1, 0), new Resources(1, 0), new Resources(0, 1));
      assertThat(inTurn(opened(2, seed, Map.of())))
          .containsExactly(Resources.NONE, new Resources(1, 0));
    }
    assertThat(first).hasSize(4);
  }

  @Test
  @Rule("AF-2.6")
  void neutral_ships_block_docks_when_players_are_missing() {
    Docks two = opened(2, 1, Map.of()).docks();
    assertThat(two.at(Station.SOLAR_CONVERTER)).isEqualTo(neutrals(1));
    assertThat(two.at(Station.LUNAR_MINE)).isEqualTo(neutrals(2));
    assertThat(two.at(Station.ORBITAL_MARKET)).isEqualTo(neutrals(2));
    assertThat(two.at(Station.COLONY_CONSTRUCTOR)).isEqualTo(neutrals(3));
    assertThat(two.at(Station.SHIPYARD)).isEqualTo(neutrals(4));
    Docks three = opened(3, 1, Map.of()).docks();
    assertThat(three.at(Station.SOLAR_CONVERTER)).isEqualTo(neutrals(1));
    assertThat(three.at(Station.LUNAR_MINE)).isEqualTo(neutrals(1));
    assertThat(three.at(Station.ORBITAL_MARKET)).isEqualTo(neutrals(2));
    assertThat(three.at(Station.SHIPYARD)).isEqualTo(neutrals(2));
    assertThat(three.countOf(Ship.NEUTRAL)).isEqualTo(6);
    assertThat(opened(4, 1, Map.of()).docks()).isEqualTo(Docks.EMPTY);
  }

  private TableOptions options(Map<String, ?> chosen) {
    return game.options().with(chosen);
  }

  private static Ships neutrals(int count) {
    return Ships.of(Collections.nCopies(count, FrontiersTable.neutral()));
  }

  /** Without what a Resource Cache has paid in the first turn. */
  private static List<Resources> inTurn(AlienFrontiers opened) {
    List<Resources> held = new ArrayList<>();
    Seat seat = opened.active();
    for (int i = 0; i < opened.players().size(); i++) {
      held.add(opened.player(seat).held());
      seat = seat.next(opened.players().size());
    }
    return held;
  }

  /** A game in which the first player was dealt no Resource Cache. */
  private AlienFrontiers opened(int players, long seed, Map<String, ?> options) {
    AlienFrontiers state = game.rules().origin();
    Setup setup = new Setup(players, options(options));
    for (FrontiersEvent event : game.rules().open(setup, new SeededDice(seed))) {
      if (event instanceof TurnEvent.CachePaid) {
        return opened(players, seed + 1000, options);
      }
      state = game.rules().apply(state, event);
    }
    return state;
  }

  @Test
  @Rule({"AF-7.9", "AF-7.15"})
  void cache_and_decoy_are_the_cards_that_work_by_themselves() {
    assertThat(BOX.with(TechCard.Passive.ODD_EVEN_INCOME).list())
        .containsExactly(Tech.RESOURCE_CACHE);
    assertThat(BOX.with(TechCard.Passive.THEFT_SHIELD).list())
        .containsExactly(Tech.HOLOGRAPHIC_DECOY);
  }

  @Test
  @Rule({"AF-2.2", "AF-8.2"})
  void everybody_sees_the_same_table_and_nobody_the_order_of_the_draw_pile() {
    AlienFrontiers opened = opened(3, 1, Map.of());
    Setup setup = new Setup(3, options(Map.of()));
    TurnEvent.Opened event = (TurnEvent.Opened) game.rules().open(setup, new SeededDice(1)).get(0);
    for (Viewer viewer : Viewer.all(opened.seats())) {
      assertThat(game.rules().view(opened, viewer)).isEqualTo(FrontiersView.of(opened));
      assertThat(game.rules().show(event, viewer))
          .contains(
              new FrontiersShown.Opened(
                  event.first(),
                  6 + 1,
                  22 - 3 - 3,
                  event.faceUp(),
                  event.dealt(),
                  event.resources(),
                  event.neutralShips()));
    }
  }

  @Test
  void before_the_opening_nobody_sits_at_the_table() {
    assertThat(game.rules().origin().seats()).isEmpty();
  }

  @Test
  @Rule({"AF-1.3", "AF-1.4"})
  void components_out_of_their_order_are_found_when_they_are_read() {
    assertThat(components(BOX.territories())).isEqualTo(BOX);
    List<Territory> turned = new ArrayList<>(BOX.territories());
    Collections.reverse(turned);
    assertThatThrownBy(() -> components(turned)).isInstanceOf(IllegalArgumentException.class);
  }

  private static FrontiersComponents components(List<Territory> territories) {
    return new FrontiersComponents(
        BOX.colonies(),
        BOX.coloniesInLongGame(),
        BOX.startingShips(),
        BOX.fewestShips(),
        BOX.resourceLimitAtTurnEnd(),
        BOX.faceUpCards(),
        BOX.claimTotal(),
        BOX.raidLoot(),
        BOX.relicCost(),
        BOX.hub(),
        BOX.compensation(),
        BOX.neutralShips(),
        BOX.stations(),
        BOX.shipyardCost(),
        territories,
        BOX.fields(),
        BOX.techCards());
  }
}
