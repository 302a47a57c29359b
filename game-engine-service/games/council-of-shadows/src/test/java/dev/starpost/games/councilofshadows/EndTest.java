package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.CAT;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BonusEvent.Ended.Decider;
import dev.starpost.games.councilofshadows.BonusEvent.Scored;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndTest implements CouncilScenarios {

  /** The last turn of the last round is over. */
  private CouncilOfShadows ended(CouncilTable table, int players) {
    return done(table.throne(ANN).round(8, Round.Phase.ACT, players - 1).with());
  }

  private Decider decider(CouncilTable table, int players) {
    CouncilOfShadows game = table.throne(ANN).round(8, Round.Phase.ACT, players - 1).with();
    List<CouncilEvent> events = new Play(game, new SeededDice(1)).open();
    return ((BonusEvent.Ended) events.get(events.size() - 1)).decider();
  }

  private Ranking.Place place(CouncilOfShadows game, Seat seat) {
    return rules().result(game).orElseThrow().of(seat);
  }

  @Test
  @Example("EX-49")
  @Rule({"COS-9.1", "COS-3.1"})
  void the_round_of_the_throne_is_finished_by_everybody() {
    CouncilOfShadows game =
        done(
            table(2)
                .level(ANN, 2)
                .track(ANN, 40, 40)
                .gems(BEN, 0, 1, 0)
                .round(6, Round.Phase.BUY, 0)
                .with(new Chore.Settle(ANN)));
    assertThat(game.round().throne()).contains(ANN);
    assertThat(game.pending()).contains(new RoundPending.Purchases(BEN, 0, false));
    given(game)
        .when(BEN, new BuyMove.EndBuying())
        .thenState(
            state -> {
              assertThat(state.pending().orElseThrow().ask()).isEqualTo(Ask.PLAN);
              assertThat(state.over()).isFalse();
            });
    CouncilOfShadows second =
        done(
            table(2)
                .throne(ANN)
                .level(BEN, 2)
                .track(BEN, 40, 41)
                .with(STOP, new Chore.Settle(BEN)));
    assertThat(second.round().throne()).contains(ANN);
    assertThat(second.player(BEN).level()).isEqualTo(3);
  }

  @Test
  @Example("EX-50")
  @Rule({"COS-9.2", "COS-9.3", "COS-9.4", "COS-13.4"})
  void gems_cards_and_bonus_cards_give_energy_in_the_end() {
    CouncilOfShadows game =
        ended(
            table(2)
                .level(ANN, 2)
                .track(ANN, 75, 60)
                .gems(ANN, 2, 1, 1)
                .hand(ANN, "start-gems", "ai-fusion-cell", "ai-seed-pods")
                .zone(ANN, 2, "ai-grand-harvest", "start-refine")
                .bonus(ANN, "db-galaxy-grey", "lb-ai-cards", "lb-consumption")
                .system("sys-1-01", "grey-1")
                .cubes(ANN, "sys-1-01/0", 1)
                .bonus(BEN, ""),
            2);
    assertThat(game.over()).isTrue();
    assertThat(track(game, ANN)).extracting(Track::level, Track::energy).containsExactly(3, 21);
    assertThat(game.player(ANN).darkTech()).isEqualTo(DarkTechSet.NONE);
    assertThat(game.player(BEN).gems()).as("no compensation").isEqualTo(Gems.NONE);
    assertThat(place(game, ANN).rank()).isEqualTo(1);
  }

  @Test
  @Rule("COS-9.2")
  void the_holder_of_the_throne_is_scored_first_then_the_others_in_turn_order() {
    CouncilOfShadows game = table(3).throne(CAT).round(8, Round.Phase.ACT, 2).with();
    Play play = new Play(game, new SeededDice(1));
    List<CouncilEvent> events = play.open();
    assertThat(((Scored) events.get(0)).lines())
        .extracting(Scored.Line::seat)
        .containsExactly(CAT, ANN, BEN);
    assertThat(((BonusEvent.Ended) events.get(1)).bonus().get(BEN))
        .as("then all bonus cards are shown")
        .isEqualTo(game.player(BEN).bonus());
  }

  @Test
  @Rule("COS-9.5")
  void the_end_says_what_has_decided() {
    CouncilTable table =
        table(2)
            .bonus(ANN, "")
            .bonus(BEN, "")
            .level(ANN, 3)
            .level(BEN, 3)
            .track(ANN, 80, 10)
            .track(BEN, 90, 10);
    assertThat(decider(table, 2)).isEqualTo(Decider.NOTHING);
    CouncilTable more = table.system("sys-3-03", "red-1").cubes(BEN, "sys-3-03/0", 1);
    assertThat(decider(more, 2)).isEqualTo(Decider.CUBES);
    assertThat(decider(more.track(BEN, 90, 11), 2)).isEqualTo(Decider.ENERGY);
    assertThat(decider(more.level(BEN, 4), 2)).isEqualTo(Decider.LEVEL);
  }

  @Test
  @Rule("COS-9.5")
  void level_then_energy_then_cubes_decide() {
    CouncilTable table =
        table(3)
            .bonus(ANN, "")
            .bonus(BEN, "")
            .bonus(CAT, "")
            .level(ANN, 3)
            .level(BEN, 3)
            .level(CAT, 2)
            .track(ANN, 80, 10)
            .track(BEN, 90, 10)
            .track(CAT, 90, 70)
            .system("sys-3-03", "red-1")
            .cubes(BEN, "sys-3-03/0", 1)
            .upgrades(ANN, "up-energy-a");
    CouncilOfShadows main = ended(table, 3);
    assertThat(List.of(place(main, BEN).rank(), place(main, ANN).rank(), place(main, CAT).rank()))
        .containsExactly(1, 2, 3);
    CouncilOfShadows own =
        ended(
            table.change(
                one ->
                    new Table(
                        one.players(),
                        one.stations(),
                        one.leaders(),
                        one.screens(),
                        one.advancedAutoma(),
                        Table.TieBreak.PLAYER_BOARD,
                        one.startEnergy())),
            3);
    assertThat(place(own, ANN).rank()).isEqualTo(1);
    CouncilOfShadows shared = ended(table(2).bonus(ANN, "").bonus(BEN, ""), 2);
    assertThat(rules().result(shared).orElseThrow().winners()).containsExactly(ANN, BEN);
  }

  @Test
  @Rule({"COS-9.5", "COS-10.6"})
  void cubes_on_colonization_stations_are_on_the_main_board() {
    CouncilOfShadows game =
        ended(table(2).bonus(ANN, "").bonus(BEN, "").stations(ANN, Galaxy.RED), 2);
    assertThat(place(game, ANN).tieBreaks()).containsExactly(0, 3);
  }

  @Test
  @Rule("COS-9.6")
  void whoever_resigns_leaves_the_order_and_ranks_below_the_others() {
    CouncilOfShadows game =
        table(3)
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 2)
            .cubes(BEN, "sys-1-01/1", 1)
            .gems(ANN, 1, 0, 0)
            .with(
                new Chore.Settle(ANN),
                new ExploitPending.Exploitation(ANN, GalaxySet.NONE, GalaxySet.NONE, false));
    given(game)
        .whenResigns(ANN)
        .thenState(
            state -> {
              assertThat(state.round().order()).containsExactly(BEN, CAT);
              assertThat(state.pending().orElseThrow().isAsked(BEN)).isTrue();
              assertThat(Majority.inGalaxy(state, Galaxy.GREY, BEN)).isFalse();
              assertThat(state.player(ANN).gems()).isEqualTo(gems(1, 0, 0));
            })
        .and()
        .whenResigns(ANN)
        .thenRefused("COS-9.6", "resigned-already");
    given(game)
        .whenResigns(CAT)
        .thenState(state -> assertThat(state.pending().orElseThrow().isAsked(ANN)).isTrue())
        .and()
        .whenResigns(BEN)
        .thenState(
            state -> {
              assertThat(state.over()).isTrue();
              assertThat(rules().result(state).orElseThrow().winners()).containsExactly(ANN);
              assertThat(place(state, BEN).stayed()).isFalse();
            })
        .and()
        .whenResigns(ANN)
        .thenRefused("COS-9.6", "game-over");
  }

  @Test
  @Rule("COS-9.6")
  void whoever_comes_after_one_who_leaves_is_next() {
    assertThat(asked(0, ANN)).isEqualTo(BEN);
    assertThat(asked(1, ANN)).isEqualTo(BEN);
    assertThat(asked(1, BEN)).isEqualTo(CAT);
    assertThat(asked(1, CAT)).isEqualTo(BEN);
  }

  /** Who buys, when it was the turn of a place in the order and somebody resigned. */
  private Seat asked(int turn, Seat resigning) {
    CouncilTable table = table(3);
    List.of(ANN, BEN, CAT).forEach(seat -> table.gems(seat, 0, 1, 0));
    return given(
            table
                .round(2, Round.Phase.BUY, turn)
                .with(new RoundPending.Purchases(List.of(ANN, BEN, CAT).get(turn), 0, false)))
        .whenResigns(resigning)
        .and()
        .state()
        .pending()
        .map(RoundPending.Purchases.class::cast)
        .orElseThrow()
        .seat();
  }

  @Test
  @Rule("COS-9.6")
  void what_everybody_held_back_is_shown_when_the_last_but_one_resigns() {
    CouncilOfShadows game =
        table(2)
            .bonus(ANN, "", "lb-flat-five")
            .with(new ExploitPending.Exploitation(ANN, GalaxySet.NONE, GalaxySet.NONE, false));
    given(game)
        .whenResigns(BEN)
        .thenAmongOthers(
            new BonusEvent.Ended(
                game.players().map((seat, player) -> player.bonus()),
                List.of(ANN),
                Decider.LAST_LEFT));
  }

  /** The seat has laid the only card of its hand. */
  private CouncilOfShadows planned(CouncilOfShadows game, Seat seat) {
    return given(game).when(seat, CouncilScenarios.plan("zone-1 start-gems")).and().state();
  }

  @Test
  @Rule("COS-9.6")
  void a_plan_that_nobody_waits_for_any_longer_lets_the_others_go_on() {
    CouncilOfShadows game =
        table(3)
            .hand(ANN, "start-gems")
            .hand(BEN, "start-gems")
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .planning(ANN, BEN, CAT);
    given(planned(planned(game, ANN), BEN))
        .whenResigns(CAT)
        .thenState(
            state -> {
              assertThat(state.round().phase()).isEqualTo(Round.Phase.ACT);
              assertThat(state.round().order()).containsExactly(ANN, BEN);
            });
  }

  @Test
  @Rule({"COS-8.5", "COS-9.6"})
  void those_behind_are_compensated_even_if_the_cause_resigns() {
    CouncilOfShadows game = done(table(3).track(ANN, 30, 30).with(STOP, new Chore.Settle(ANN)));
    given(game)
        .whenResigns(ANN)
        .thenState(
            state -> {
              assertThat(state.player(BEN).gems()).isEqualTo(gems(0, 1, 0));
              assertThat(state.player(ANN).gems()).isEqualTo(Gems.NONE);
            });
  }

  @Test
  @Rule("COS-9.1")
  void nobody_moves_when_the_game_is_over() {
    CouncilOfShadows over = ended(table(2), 2);
    given(over).when(ANN, new ExploitMove.EndTurn()).thenRefused("COS-9.1", "game-over");
    assertThat(rules().awaiting(over)).isEmpty();
    assertThat(rules().question(over, ANN)).isEmpty();
    assertThat(rules().options(over, ANN)).isEmpty();
    assertThat(rules().result(table(2).with(STOP))).as("before the end").isEmpty();
  }

  @Test
  @Rule("COS-9.6")
  void tiles_drawn_by_whoever_resigns_go_back() {
    CouncilOfShadows game =
        given(
                done(
                    table(3)
                        .pile(1, "sys-1-01", "sys-1-02")
                        .with(
                            STOP,
                            new Chore.CardSteps(ANN, CouncilTable.card("start-discover"), 0, 1))))
            .when(ANN, new BoardMove.Discover(List.of(1)))
            .and()
            .state();
    given(game)
        .whenResigns(ANN)
        .thenState(
            state -> {
              assertThat(state.piles().drawn()).isEmpty();
              assertThat(state.piles().sector(1).size()).isEqualTo(2);
              assertThat(state.board().has(planet("sys-1-01/0").system())).isFalse();
            });
  }
}
