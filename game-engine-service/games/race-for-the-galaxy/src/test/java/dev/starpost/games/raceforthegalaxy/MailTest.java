package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.OrbTable.MAIN;
import static dev.starpost.games.raceforthegalaxy.OrbTable.at;
import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.CAT;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.cards;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.games.raceforthegalaxy.view.RaceView;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.bot.Bot;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.testkit.Rule;
import dev.starpost.text.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** RFTG-16.3, RFTG-18: who is asked when, and in which order cards leave the deck. */
class MailTest implements RaceScenarios {

  @Test
  @Rule("RFTG-16.3")
  void cards_are_dealt_player_by_player_from_the_first_seat() {
    RaceTable three =
        table(3)
            .deck(
                "drop-ships",
                "space-marines",
                "gem-world",
                "comet-zone",
                "new-earth",
                "spice-world");
    Race from = three.game();
    Play play = new Play(from.withRound(from.round().from(BOB)), new SeededDice(1));
    Rounds.begin(play, Stage.EXPLORE, 0);
    assertThat(play.player(BOB).drawn().list())
        .containsExactlyInAnyOrder(card("drop-ships"), card("space-marines"));
    assertThat(play.player(CAT).drawn().list())
        .containsExactlyInAnyOrder(card("gem-world"), card("comet-zone"));
    assertThat(play.player(ANN).drawn().list())
        .containsExactlyInAnyOrder(card("new-earth"), card("spice-world"));
  }

  @Test
  @Rule("RFTG-18.11")
  void in_consume_cards_are_drawn_in_the_order_of_the_commands() {
    RaceTable two =
        table(2)
            .tableau(ANN, "new-vinland")
            .goods(ANN, "artist-colony", "gem-world")
            .tableau(BOB, "secluded-world")
            .goods(BOB, "comet-zone", "spice-world")
            .deck("drop-ships", "space-marines", "public-works");
    Race state = two.at(Stage.CONSUME);
    assertThat(rules().awaiting(state)).containsExactly(ANN, BOB);
    state = after(state, BOB, consume("secluded-world", "comet-zone"));
    assertThat(state.player(BOB).hand().list()).containsExactly(card("drop-ships"));
    state = after(state, ANN, consume("new-vinland", "gem-world"));
    assertThat(state.player(ANN).hand().list())
        .containsExactlyInAnyOrder(card("space-marines"), card("public-works"));
  }

  private static ConsumeMove.Consume consume(String power, String... goods) {
    return new ConsumeMove.Consume(card(power), List.of(), cards(goods));
  }

  @Test
  @Rule({"RFTG-4.10", "RFTG-8.1", "RFTG-9.4"})
  void what_may_be_left_out_and_what_happens_anyway() {
    RaceTable rich = table(2).hand(ANN, "public-works", "gem-world").cash(ANN, 4);
    RaceMove nothing = new RoundMove.PlaceNothing();
    assertThat(offers(rich.at(Stage.DEVELOP), ANN, nothing)).isTrue();
    assertThat(offers(rich.at(Stage.SETTLE), ANN, nothing)).isTrue();
    Race spending = table(2).tableau(ANN, "deficit-spending").cash(ANN, 2).at(Stage.CONSUME);
    assertThat(offers(spending, ANN, new ConsumeMove.StopConsuming())).isTrue();

    Race sold = table(2).goods(ANN, "gem-world").chose(ANN, Action.CONSUME_TRADE).at(Stage.CONSUME);
    assertThat(hand(sold, ANN)).as("the sale").isEqualTo(2);
    Race consumed = table(2).tableau(ANN, "old-earth").goods(ANN, "gem-world").at(Stage.CONSUME);
    assertThat(consumed.player(ANN).chips()).as("consumption").isEqualTo(1);
    Race produced = table(2).tableau(ANN, "gem-world").at(Stage.PRODUCE);
    assertThat(produced.player(ANN).tableau().goods()).as("production").isEqualTo(1);
    assertThat(hand(produced, ANN)).as("its draw").isEqualTo(1);
  }

  @Test
  @Rule("RFTG-18.14")
  void a_round_without_the_orb_needs_one_wait_for_each_phase() {
    for (int seed = 0; seed < 30; seed++) {
      int players = 2 + seed % 4;
      Setup setup = new Setup(players, new RaceGame().options().with(Map.of()));
      Race game = rules().origin();
      for (RaceEvent event : rules().open(setup, new SeededDice(seed))) {
        game = rules().apply(game, event);
      }
      SplittableRandom random = new SplittableRandom(seed);
      Map<Stage, Integer> waits = new EnumMap<>(Stage.class);
      Round round = game.round();
      while (!game.over()) {
        if (!game.round().equals(round)) {
          round = game.round();
          waits.clear();
        }
        int most = round.stage() == Stage.SETTLE ? 4 : 1;
        assertThat(waits.merge(round.stage(), 1, Integer::sum))
            .as("waits in %s of %s", round, game)
            .isLessThanOrEqualTo(most);
        for (Seat seat : List.copyOf(rules().awaiting(game))) {
          game = answered(game, seat, random);
        }
      }
    }
  }

  /** All that one player answers in one go. */
  private Race answered(Race game, Seat seat, SplittableRandom random) {
    Race state = game;
    Round round = game.round();
    while (rules().awaiting(state).contains(seat) && state.round().equals(round)) {
      var options = rules().options(state, seat);
      RaceMove move = options.get(random.nextInt(options.size())).fillAtRandom(random);
      Ask asked = state.player(seat).ask();
      state = after(state, seat, move);
      if (asked != Ask.CONSUME) {
        break; // what is asked next depends on what others answered too
      }
    }
    return state;
  }

  /** That the clock asks the bot is a matter of the engine. */
  @Test
  @Rule("RFTG-18.13")
  void a_bot_answers_every_question_for_who_is_absent() {
    Setup setup = new Setup(3, new RaceGame().options().with(Map.of("orb", true)));
    SortedSet<Ask> answered = new TreeSet<>();
    for (int seed = 0; seed < 2; seed++) {
      Race game = rules().origin();
      for (RaceEvent event : rules().open(setup, new SeededDice(seed))) {
        game = rules().apply(game, event);
      }
      SplittableRandom random = new SplittableRandom(seed);
      while (!game.over()) {
        Seat seat = rules().awaiting(game).first();
        AutomaticPlayer player = seat.equals(BOB) ? Bot.GREEDY : AutomaticPlayer.RANDOM;
        if (seat.equals(BOB)) {
          answered.add(game.player(BOB).ask());
        }
        game =
            after(game, seat, player.decide(new DecisionPoint<>(rules(), game, 3, seat), random));
      }
      assertThat(game.player(BOB).resigned()).isFalse();
    }
    assertThat(answered)
        .contains(Ask.START, Ask.ACTIONS, Ask.ORB_SETUP, Ask.ORB_MOVE, Ask.ORB_PLAY, Ask.KEEP)
        .contains(Ask.DEVELOP, Ask.SETTLE, Ask.CONSUME);
  }

  @Test
  @Rule("RFTG-18.15")
  void a_message_shows_actions_hand_questions_and_prices() {
    Race state =
        table(2)
            .chose(ANN, Action.DEVELOP)
            .chose(BOB, Action.PRODUCE)
            .tableau(ANN, "investment-credits")
            .hand(ANN, "drop-ships")
            .cash(ANN, 3)
            .at(Stage.DEVELOP);
    RaceView view = (RaceView) rules().view(state, Viewer.at(ANN));
    assertThat(view.players().get(1).actions()).containsExactly(Action.PRODUCE);
    assertThat(view.yourHand().orElseThrow().size()).isEqualTo(4);
    assertThat(say(rules().question(state, ANN).orElseThrow().text()))
        .isEqualTo("Round 1, Develop: place a development, or none");
    assertThat(rules().options(state, ANN))
        .extracting(option -> say(option.label()))
        .contains("Place Drop Ships for 2 cards");
  }

  private static String say(dev.starpost.text.Text text) {
    return new RaceGame().texts().say(text, Language.ENGLISH);
  }

  @Test
  @Rule({"RFTG-18.6", "RFTG-18.10"})
  @Example("EX-96")
  void the_engine_stops_where_something_hidden_is_shown() {
    Race state =
        OrbTable.with(table(2).chose(ANN, Action.EXPLORE_5))
            .laid(at("A17", 2, 0, 0))
            .team(ANN, new At(3, 1))
            .team(BOB, MAIN)
            .cards(ANN, "A01")
            .at(Stage.EXPLORE);
    state = after(state, ANN, new OrbMove.MoveTeam(0, List.of(new At(2, 0))));
    RaceView ann = (RaceView) rules().view(state, Viewer.at(ANN));
    assertThat(ann.yourTokens().orElseThrow()).as("she sees the token").hasSize(1);
    assertThat(state.player(ANN).ask()).as("and is asked how to go on").isEqualTo(Ask.ORB_MOVE);
    assertThat(ann.yourDrawn()).as("her turn is not over").isEmpty();
    state = after(state, ANN, new OrbMove.EndMove());
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.ORB_PLAY);
    state = after(state, ANN, new OrbMove.LayNothing(true));
    assertThat(rules().awaiting(state)).as("Bob's turn, and her cards").containsExactly(ANN, BOB);
    assertThat(((RaceView) rules().view(state, Viewer.at(ANN))).yourDrawn().orElseThrow().size())
        .isEqualTo(7);
    assertThat(((RaceView) rules().view(state, Viewer.at(BOB))).yourDrawn()).isEmpty();
    state = after(state, BOB, new OrbMove.PassOrb(List.of(), List.of()));
    assertThat(((RaceView) rules().view(state, Viewer.at(BOB))).yourDrawn().orElseThrow().size())
        .isEqualTo(2);
  }

  @Test
  @Rule("RFTG-18.6")
  void cards_won_by_a_power_are_seen_before_the_next_power_is_chosen() {
    Race state =
        table(2)
            .tableau(ANN, "new-vinland", "deficit-spending")
            .goods(ANN, "gem-world")
            .at(Stage.CONSUME);
    assertThat(hand(state, ANN)).isEqualTo(2);
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.CONSUME);
  }

  @Test
  @Rule({"RFTG-11.10", "RFTG-11.9"})
  void whoever_can_lay_none_of_the_cards_shows_them_and_places_the_team() {
    Race game = OrbTable.with(table(2)).cards(BOB, "A01", "A02", "A03").game();
    Play play = new Play(game, new SeededDice(1));
    OrbSetup.begin(play);
    Race bob = play.game();
    RaceMove none = new OrbMove.SetUpOrb(Optional.empty(), 0, List.of(), List.of(new At(1, 0)));
    refused(bob, BOB, none, "RFTG-11.9", "must-lay-a-card");
    Race ann =
        after(
            bob,
            BOB,
            new OrbMove.SetUpOrb(
                Optional.of(OrbCard.of("A02")), 0, List.of(new At(2, 0)), List.of(new At(1, 2))));
    assertThat(rules().options(ann, ANN)).as("no card of hers can be laid").hasSize(1);
    given(ann)
        .rollingAnything()
        .when(ANN, none)
        .thenAmongOthers(new TeamEvent.TeamPlaced(ANN, new At(1, 0), List.of()))
        .thenState(
            state -> {
              assertThat(state.player(ANN).explorer().teams()).containsExactly(new At(1, 0));
              assertThat(state.theOrb().maze().laid()).hasSize(3);
            });
  }
}
