package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.OrbTable.MAIN;
import static dev.starpost.games.raceforthegalaxy.OrbTable.at;
import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.CAT;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.games.raceforthegalaxy.view.RaceView;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** RFTG-11 to RFTG-13: the Orb as it is played. */
class OrbTest implements RaceScenarios {
  private static final Seat DAN = Seat.of(4);
  private static final RaceMove PASS = new OrbMove.PassOrb(List.of(), List.of());
  private static final RaceMove END = new OrbMove.EndMove();

  private static OrbMove.MoveTeam move(int team, int x, int y) {
    return new OrbMove.MoveTeam(team, List.of(new At(x, y)));
  }

  private static OrbMove.LayOrbCard lay(String card, int x, int y, int rotation) {
    return new OrbMove.LayOrbCard(OrbCard.of(card), rotation, List.of(new At(x, y)));
  }

  private Race opened(int players, long seed) {
    Setup setup = new Setup(players, new RaceGame().options().with(Map.of("orb", true)));
    Race game = rules().origin();
    for (RaceEvent event : rules().open(setup, new SeededDice(seed))) {
      game = rules().apply(game, event);
    }
    return game;
  }

  /** Any answers until the first round. */
  private Race setUp(int players) {
    Race game = opened(players, 4);
    SplittableRandom random = new SplittableRandom(3);
    while (game.round().number() == 0) {
      Seat by = rules().awaiting(game).first();
      game = after(game, by, rules().options(game, by).get(0).fillAtRandom(random));
    }
    return game;
  }

  private static OrbTable four() {
    OrbTable table = OrbTable.with(table(4));
    List<Seat> seats = List.of(ANN, BOB, CAT, DAN);
    List<At> corners = List.of(new At(-2, 0), new At(1, 0), new At(-2, 2), new At(1, 2));
    for (int i = 0; i < 4; i++) {
      table.team(seats.get(i), corners.get(i));
    }
    return table;
  }

  @Test
  @Rule({"RFTG-11.5", "RFTG-11.7", "RFTG-3.11", "RFTG-11.2", "RFTG-16.5"})
  void cards_are_dealt_face_down_before_the_start_worlds() {
    int[] decks = {12, 18, 24, 30};
    for (int players = 2; players <= 5; players++) {
      Race game = opened(players, 1);
      assertThat(game.theOrb().deck()).hasSize(decks[players - 2]);
      assertThat(game.theOrb().deck().subList(0, decks[players - 2] / 2))
          .allMatch(OrbCard.A::contains);
      assertThat(game.theOrb().deck().get(decks[players - 2] - 1)).matches(OrbCard.B::contains);
      assertThat(game.player(ANN).explorer().cards()).hasSize(3);
      RaceView view = (RaceView) rules().view(game, Viewer.at(ANN));
      assertThat(view.yourOrbCards()).as("nobody looks yet").isEmpty();
    }
  }

  @Test
  @Rule({"RFTG-11.8", "RFTG-11.9"})
  @Example("EX-41")
  void setup_goes_by_reverse_priority() {
    Race game = opened(3, 4);
    SplittableRandom random = new SplittableRandom(3);
    while (game.round().stage() == Stage.START) {
      Seat by = rules().awaiting(game).first();
      game = after(game, by, rules().options(game, by).get(0).fillAtRandom(random));
    }
    assertThat(game.theOrb().priority()).isEqualTo(game.order());
    for (int i = 2; i >= 0; i--) {
      Seat seat = game.theOrb().priority().get(i);
      assertThat(rules().awaiting(game)).containsExactly(seat);
      game = after(game, seat, rules().options(game, seat).get(0).fillAtRandom(random));
      assertThat(game.player(seat).explorer().cards()).hasSize(2);
      assertThat(game.player(seat).explorer().teams()).hasSize(1);
    }
    assertThat(game.theOrb().deck()).hasSize(18);
    assertThat(game.round().number()).isEqualTo(1);
    Race five = setUp(5);
    Seat last = five.theOrb().priority().get(0);
    assertThat(five.player(last).explorer().teams()).containsExactly(MAIN);
  }

  @Test
  @Rule({"RFTG-12.1", "RFTG-12.2", "RFTG-12.5", "RFTG-5.1", "RFTG-12.19"})
  @Example("EX-42")
  void any_explore_starts_the_orb_step() {
    Race game = four().game();
    game = game.with(ANN, game.player(ANN).withActions(List.of(Action.EXPLORE_5)));
    game = game.with(BOB, game.player(BOB).withActions(List.of(Action.EXPLORE_ORB)));
    game = game.with(CAT, game.player(CAT).withActions(List.of(Action.PRODUCE)));
    game = game.with(DAN, game.player(DAN).withActions(List.of(Action.EXPLORE_ORB)));
    Play play = new Play(game, new SeededDice(1));
    Rounds.begin(play, Stage.EXPLORE, 0);
    Race begun = play.game();
    assertThat(begun.theOrb().turns()).containsExactly(BOB, DAN, ANN, CAT);
    assertThat(OrbStep.hasThreeActions(begun.player(BOB))).isTrue();
    assertThat(OrbStep.hasThreeActions(begun.player(ANN))).isFalse();
    assertThat(offers(begun, BOB, new OrbMove.SkipMove())).isFalse();
    refused(begun, BOB, new OrbMove.SkipMove(), "RFTG-12.5", "must-take-all");
    Race plain = four().at(Stage.EXPLORE);
    assertThat(plain.theOrb().turns()).containsExactly(ANN, BOB, CAT, DAN);
    assertThat(offers(plain, ANN, new OrbMove.SkipMove())).isTrue();
  }

  @Test
  @Rule({"RFTG-12.3", "RFTG-12.4"})
  @Example("EX-43")
  void passing() {
    Race state =
        OrbTable.with(table(3))
            .team(ANN, new At(-2, 0))
            .team(BOB, new At(1, 0))
            .team(CAT, new At(-2, 2))
            .at(Stage.EXPLORE);
    state = after(state, ANN, END);
    state = after(state, ANN, new OrbMove.LayNothing(true));
    state = after(state, BOB, PASS);
    state = after(state, CAT, new OrbMove.PassOrb(List.of(MAIN), List.of()));
    assertThat(state.theOrb().priority()).containsExactly(CAT, BOB, ANN);
    assertThat(state.theOrb().turns()).isEmpty();
    assertThat(state.player(BOB).explorer().teams()).containsExactly(new At(1, 0));
    assertThat(state.player(CAT).explorer().teams()).containsExactly(MAIN);
  }

  @Test
  @Rule({"RFTG-12.2", "RFTG-12.3", "RFTG-12.4"})
  @Example("EX-82")
  void priority_in_a_longer_step() {
    Race game = four().game();
    game = game.with(ANN, game.player(ANN).withActions(List.of(Action.EXPLORE_ORB)));
    game = game.with(BOB, game.player(BOB).withActions(List.of(Action.EXPLORE_1_1)));
    game = game.with(CAT, game.player(CAT).withActions(List.of(Action.EXPLORE_ORB)));
    game = game.with(DAN, game.player(DAN).withActions(List.of(Action.SETTLE)));
    Play play = new Play(game, new SeededDice(1));
    Rounds.begin(play, Stage.EXPLORE, 0);
    Race state = play.game();
    assertThat(state.theOrb().turns()).containsExactly(ANN, CAT, BOB, DAN);
    state = after(state, ANN, END); // no Orb card to lay: Play is taken, and she draws
    assertThat(state.player(ANN).explorer().cards()).hasSize(1);
    state = after(state, CAT, PASS);
    state = after(state, BOB, END);
    state = after(state, BOB, new OrbMove.LayNothing(true));
    state = after(state, DAN, PASS);
    assertThat(state.theOrb().priority()).containsExactly(DAN, CAT, ANN, BOB);
  }

  @Test
  @Rule({"RFTG-12.6", "RFTG-12.7", "RFTG-12.15", "RFTG-12.16"})
  @Example("EX-51")
  void play_without_laying_a_card() {
    RaceTable two = table(2).chose(ANN, Action.DEVELOP).chose(BOB, Action.EXPLORE_ORB);
    OrbTable table = OrbTable.with(two).team(ANN, new At(-2, 0)).team(BOB, new At(1, 0));
    Race state = table.priority(ANN, BOB).deck("B01").at(Stage.EXPLORE);
    assertThat(state.theOrb().turns()).containsExactly(BOB, ANN);
    Race bob = after(state, BOB, END);
    assertThat(bob.theOrb().deck()).as("three actions: he must draw").isEmpty();
    Race passed = after(state, BOB, PASS);
    Race ann = after(after(passed, ANN, END), ANN, new OrbMove.LayNothing(true));
    assertThat(ann.theOrb().deck()).as("Move and Play").hasSize(1);
    Race skipped = after(after(passed, ANN, END), ANN, new OrbMove.LayNothing(false));
    assertThat(skipped.theOrb().deck()).as("Move and Draw").isEmpty();
    Race noMove = after(passed, ANN, new OrbMove.SkipMove());
    assertThat(noMove.theOrb().deck()).as("Play and Draw").isEmpty();
  }

  @Test
  @Rule({"RFTG-12.17", "RFTG-17.18", "RFTG-13.17", "RFTG-10.3"})
  @Example("EX-59")
  void the_last_orb_card_ends_the_game_after_the_round() {
    RaceTable two = table(2).chose(ANN, Action.EXPLORE_5).chose(BOB, Action.PRODUCE);
    Race state =
        OrbTable.with(two)
            .team(ANN, new At(-2, 0))
            .team(BOB, new At(1, 0))
            .deck("B01")
            .at(Stage.EXPLORE);
    state = after(state, ANN, new OrbMove.SkipMove());
    assertThat(state.theOrb().deck()).isEmpty();
    state = after(state, BOB, new OrbMove.SkipMove());
    assertThat(state.player(BOB).explorer().cards()).as("nothing to draw").isEmpty();
    state = after(state, ANN, keepFirst(state, ANN));
    state = after(state, BOB, keepFirst(state, BOB));
    assertThat(state.over()).isTrue();
  }

  private static RaceMove keepFirst(Race state, Seat seat) {
    Player player = state.player(seat);
    return new RoundMove.KeepCards(player.drawn().list().subList(0, Exploring.keeps(player)));
  }

  @Test
  @Rule({"RFTG-12.8", "RFTG-12.12", "RFTG-13.11", "RFTG-13.12", "RFTG-13.13"})
  @Example("EX-55")
  void two_teams() {
    Race state =
        OrbTable.with(table(2).tableau(ANN, "alien-survey-technology"))
            .laid(at("A17", 2, 0, 0))
            .team(ANN, new At(3, 1))
            .team(ANN, new At(-2, 2))
            .team(BOB, new At(1, 0))
            .at(Stage.EXPLORE);
    state = after(state, ANN, move(0, 2, 0));
    Token found = Token.of("A-move");
    assertThat(state.player(ANN).explorer().tokens()).as("after 2 squares").containsExactly(found);
    refused(state, ANN, move(0, 2, 1), "RFTG-12.12", "team-is-done");
    refused(state, ANN, new OrbMove.MoveFarther(0, found), "RFTG-12.12", "team-is-done");
    assertThat(OrbMoving.left(state.player(ANN), 1)).isEqualTo(6);
    state = after(state, ANN, new OrbMove.MoveFarther(1, found));
    assertThat(OrbMoving.left(state.player(ANN), 1)).isEqualTo(10);
    assertThat(state.player(ANN).explorer().used()).containsExactly(found);
  }

  @Test
  @Rule({"RFTG-12.8", "RFTG-15.4"})
  void one_team_ends_its_move_before_the_next_one_starts() {
    Race state =
        OrbTable.with(table(2))
            .team(ANN, new At(1, 2))
            .team(ANN, new At(-2, 2))
            .team(BOB, new At(1, 0))
            .at(Stage.EXPLORE);
    state = after(state, ANN, move(0, 1, 1));
    assertThat(OrbMoving.left(state.player(ANN), 0)).as("step by step").isEqualTo(3);
    state = after(state, ANN, move(0, 1, 0));
    assertThat(OrbMoving.left(state.player(ANN), 0)).isEqualTo(2);
    state = after(state, ANN, move(1, -2, 1));
    refused(state, ANN, move(0, 1, 1), "RFTG-12.12", "team-is-done");
    assertThat(OrbMoving.left(state.player(ANN), 1)).isEqualTo(3);
  }

  @Test
  @Rule({"RFTG-12.10", "RFTG-12.11", "RFTG-12.12", "RFTG-13.12"})
  @Example({"EX-44", "EX-54"})
  void a_token_is_taken_and_one_of_its_powers_used() {
    OrbTable table =
        OrbTable.with(table(2).tableau(ANN, "space-marines"))
            .laid(at("A30", 2, 0, 0))
            .team(ANN, MAIN)
            .team(BOB, new At(1, 0))
            .tokens(ANN, "B-barrier-3");
    Race state = table.at(Stage.EXPLORE);
    refused(state, ANN, move(0, 3, 1), "RFTG-12.8", "out-of-reach");
    Race jumped = after(state, ANN, move(0, 2, 1));
    Token token = Token.of("B-barrier-3");
    Race through = after(jumped, ANN, new OrbMove.StepThrough(0, token, List.of(new At(3, 1))));
    assertThat(through.player(ANN).explorer().tokens()).as("the one just taken").hasSize(1);
    assertThat(through.player(ANN).explorer().used()).containsExactly(token);
    refused(through, ANN, move(0, 3, 0), "RFTG-12.12", "team-is-done");
    Race raised =
        after(
            state,
            ANN,
            new OrbMove.RaiseMilitary(Optional.empty(), Optional.empty(), Optional.of(token)));
    assertThat(OrbMoving.military(raised.player(ANN))).isEqualTo(5);
    Race crossed = after(raised, ANN, move(0, 3, 1));
    assertThat(crossed.player(ANN).explorer().teams()).containsExactly(new At(3, 1));
    assertThat(crossed.player(ANN).explorer().points(0)).as("2, and what was found").isPositive();
  }

  @Test
  @Rule({"RFTG-12.11", "RFTG-17.21", "RFTG-2.9"})
  @Example("EX-45")
  void temporary_military_in_the_orb() {
    Race state =
        OrbTable.with(
                table(2)
                    .tableau(
                        ANN,
                        "expedition-force",
                        "alien-research-ship",
                        "alpha-centauri",
                        "new-military-tactics"))
            .laid(at("A10", -2, 3, 0))
            .team(ANN, MAIN)
            .team(ANN, new At(1, 2))
            .team(BOB, new At(1, 0))
            .at(Stage.EXPLORE);
    assertThat(OrbMoving.military(state.player(ANN))).isEqualTo(2);
    refused(state, ANN, move(0, -2, 4), "RFTG-12.8", "out-of-reach");
    Race raised =
        after(
            state,
            ANN,
            new OrbMove.RaiseMilitary(
                Optional.of(card("new-military-tactics")), Optional.empty(), Optional.empty()));
    assertThat(OrbMoving.military(raised.player(ANN))).isEqualTo(5);
    Race found = after(raised, ANN, move(0, -2, 4));
    assertThat(found.player(ANN).explorer().tokens()).hasSize(1);
    assertThat(found.player(ANN).tableau().has(card("new-military-tactics"))).isFalse();
  }

  @Test
  @Rule({"RFTG-12.11", "RFTG-17.29"})
  @Example("EX-94")
  void one_power_once_in_the_orb_step() {
    Race state =
        OrbTable.with(table(2).goods(ANN, "self-repairing-alien-artillery", "alien-robot-sentry"))
            .team(ANN, MAIN)
            .team(BOB, new At(1, 0))
            .at(Stage.EXPLORE);
    OrbMove.RaiseMilitary once = spend("self-repairing-alien-artillery");
    Race raised = after(state, ANN, once);
    assertThat(OrbMoving.military(raised.player(ANN))).isEqualTo(3);
    refused(raised, ANN, spend("alien-robot-sentry"), "RFTG-12.11", "no-such-help");
  }

  private static OrbMove.RaiseMilitary spend(String from) {
    SettleMove.Spend spend = RaceTable.spend(card("self-repairing-alien-artillery"), card(from));
    return new OrbMove.RaiseMilitary(Optional.empty(), Optional.of(spend), Optional.empty());
  }

  @Test
  @Rule({"RFTG-12.13", "RFTG-12.14", "RFTG-13.7", "RFTG-12.17"})
  @Example({"EX-50", "EX-86", "EX-87"})
  void spontaneous_generation() {
    OrbTable table =
        OrbTable.with(table(2))
            .laid(at("A05", 2, 0, 0))
            .team(ANN, new At(3, 0))
            .team(ANN, new At(-2, 2))
            .team(BOB, new At(1, 0))
            .deck("A17");
    Race state = after(table.at(Stage.EXPLORE), ANN, move(0, 2, 1));
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.ORB_GENERATE);
    assertThat(state.player(ANN).explorer().tokens()).hasSize(1);
    refused(state, ANN, lay("A17", 0, 3, 0), "RFTG-13.2", "card-does-not-fit");
    state = after(state, ANN, lay("A17", -4, 0, 0));
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.ORB_MOVE);
    refused(state, ANN, move(0, 3, 1), "RFTG-12.12", "team-is-done");
    state = after(state, ANN, move(1, -4, 0));
    assertThat(state.player(ANN).explorer().tokens()).hasSize(2);
    assertThat(state.theOrb().deck()).as("the game ends after this round").isEmpty();
  }

  @Test
  @Rule({"RFTG-13.9", "RFTG-13.10", "RFTG-6.6"})
  @Example("EX-89")
  void two_research_ships_in_one_phase() {
    Race state =
        OrbTable.with(
                table(2)
                    .tableau(ANN, "public-works", "galactic-federation", "investment-credits")
                    .tableau(BOB, "replicant-robots", "interstellar-bank")
                    .hand(ANN, "alien-research-ship")
                    .hand(BOB, "alien-research-ship")
                    .cash(ANN, 5)
                    .cash(BOB, 5))
            .team(ANN, new At(-2, 0))
            .team(BOB, new At(1, 0))
            .priority(BOB, ANN)
            .at(Stage.DEVELOP);
    RaceMove ann =
        new RoundMove.Develop(
            card("alien-research-ship"), List.of(), RaceTable.payment(state, ANN, 1));
    RaceMove bob =
        new RoundMove.Develop(
            card("alien-research-ship"), List.of(), RaceTable.payment(state, BOB, 4));
    state = after(after(state, ANN, ann), BOB, bob);
    assertThat(rules().awaiting(state)).as("in priority order").containsExactly(BOB);
    state = after(state, BOB, lay("secondary-1", 2, 0, 0));
    assertThat(state.player(BOB).explorer().teams()).containsExactly(new At(1, 0), new At(2, 1));
    int cards = hand(state, ANN);
    refused(state, ANN, lay("secondary-2", 2, 0, 0), "RFTG-13.2", "card-does-not-fit");
    state = after(state, ANN, lay("secondary-2", 4, 0, 0));
    assertThat(state.player(ANN).explorer().teams()).containsExactly(new At(-2, 0), new At(4, 1));
    assertThat(hand(state, ANN)).as("Public Works, after the airlock").isEqualTo(cards + 1);
  }

  @Test
  @Rule({"RFTG-18.10", "RFTG-17.15", "RFTG-12.18"})
  void explore_cards_are_seen_after_the_own_turn() {
    Race state =
        OrbTable.with(table(2).chose(ANN, Action.EXPLORE_5))
            .team(ANN, new At(-2, 0))
            .team(BOB, new At(1, 0))
            .at(Stage.EXPLORE);
    assertThat(((RaceView) rules().view(state, Viewer.at(ANN))).yourDrawn()).isEmpty();
    state = after(state, ANN, PASS);
    assertThat(((RaceView) rules().view(state, Viewer.at(ANN))).yourDrawn())
        .hasValueSatisfying(cards -> assertThat(cards.size()).isEqualTo(7));
    assertThat(((RaceView) rules().view(state, Viewer.at(BOB))).yourDrawn()).isEmpty();
    assertThat(rules().awaiting(state)).as("at the same time").containsExactly(ANN, BOB);
    state = after(state, ANN, keepFirst(state, ANN));
    assertThat(rules().awaiting(state)).containsExactly(BOB);
  }

  @Test
  @Rule({"RFTG-13.15", "RFTG-12.20", "RFTG-13.16", "RFTG-13.18"})
  @Example("EX-57")
  void stations_and_uplift_tokens() {
    OrbTable table =
        OrbTable.with(table(2).tableau(ANN, "uplift-alliance"))
            .laid(at("A02", 2, 0, 0))
            .team(ANN, MAIN)
            .tokens(ANN, "A-uplift", "B-uplift");
    int alliance = 2 + 2; // itself, and the two tokens
    assertThat(table.game().score(ANN)).isEqualTo(alliance + 1 + 3);
    assertThat(table.laid(at("A01", 3, 0, 0)).game().score(ANN)).isEqualTo(alliance + 2 + 4);
  }

  @Test
  @Rule("RFTG-12.16")
  @Example("EX-60")
  void orb_cards_are_not_hand_cards() {
    Race state =
        OrbTable.with(table(2).cash(ANN, 10))
            .team(ANN, MAIN)
            .cards(ANN, "A01", "A02", "A03", "A04", "A05")
            .game();
    assertThat(Choosing.excess(state.player(ANN))).isZero();
  }

  @Test
  @Rule({"RFTG-20.1", "RFTG-13.8", "RFTG-17.16"})
  void whoever_leaves_takes_the_teams_along() {
    Race state = four().at(Stage.EXPLORE);
    Race[] left = new Race[1];
    given(state).whenResigns(ANN).thenState(reached -> left[0] = reached);
    assertThat(left[0].theOrb().turns()).containsExactly(BOB, CAT, DAN);
    assertThat(rules().awaiting(left[0])).containsExactly(BOB);
    assertThat(left[0].player(ANN).explorer().teams()).isEmpty();
  }

  @Test
  @Rule({"RFTG-20.1", "RFTG-12.13"})
  void whoever_leaves_does_not_take_a_card_along_that_another_must_lay() {
    Race state =
        OrbTable.with(table(3))
            .laid(at("A05", 2, 0, 0))
            .team(ANN, new At(3, 0))
            .team(BOB, new At(1, 0))
            .team(CAT, MAIN)
            .cards(BOB, "A01")
            .deck("A17", "B01")
            .at(Stage.EXPLORE);
    Race generated = after(state, ANN, move(0, 2, 1));
    given(generated)
        .whenResigns(BOB)
        .thenState(
            left -> {
              assertThat(left.theOrb().generated()).isEqualTo(generated.theOrb().generated());
              assertThat(left.theOrb().removed()).contains(OrbCard.of("A01"));
              assertThat(left.player(ANN).ask()).isEqualTo(Ask.ORB_GENERATE);
            });
    given(generated)
        .whenResigns(ANN)
        .thenState(
            left -> {
              assertThat(left.theOrb().generated()).isEmpty();
              assertThat(left.theOrb().removed()).contains(OrbCard.of("A17"));
              assertThat(rules().awaiting(left)).containsExactly(BOB);
            });
  }
}
