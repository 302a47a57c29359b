package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** RFTG-3 Setup. */
class OpeningTest implements RaceScenarios {

  private Race opened(int players, long seed, Map<String, ?> options) {
    Setup setup = new Setup(players, new RaceGame().options().with(options));
    Race game = rules().origin();
    for (RaceEvent event : rules().open(setup, new SeededDice(seed))) {
      game = rules().apply(game, event);
    }
    return game;
  }

  /** Everybody keeps the first start world for which this holds, or any. */
  private Race started(Race opened, Predicate<Card> wanted) {
    Race game = opened;
    for (Seat seat : opened.seats()) {
      Player player = game.player(seat);
      Card world =
          player.starts().list().stream().filter(wanted).findFirst().orElse(player.starts().get(0));
      List<Card> kept = player.hand().list().subList(0, 4);
      game = after(game, seat, new RoundMove.KeepStart(List.of(world), kept));
    }
    return game;
  }

  private static int inTableaux(Race game) {
    return game.players().values().stream().mapToInt(p -> p.tableau().size()).sum();
  }

  @Test
  @Rule({"RFTG-3.2", "RFTG-3.3", "RFTG-3.4", "RFTG-3.5", "RFTG-3.7"})
  @Example("EX-01")
  void three_players() {
    Race dealt = opened(3, 1, Map.of());
    for (Player player : dealt.players().values()) {
      assertThat(player.starts().list())
          .extracting(card -> card.start().orElseThrow() % 2)
          .containsExactlyInAnyOrder(0, 1);
      assertThat(player.hand().size()).isEqualTo(6);
    }
    Race game = started(dealt, card -> !card.isWindfall());
    assertThat(game.stock().deck().size()).isEqualTo(136);
    assertThat(game.stock().discards().size()).isEqualTo(9);
    assertThat(game.players().values()).allMatch(player -> player.hand().size() == 4);
    assertThat(inTableaux(game)).isEqualTo(3);
    assertThat(game.pool()).isEqualTo(36);
  }

  @Test
  @Rule({"RFTG-1.1", "RFTG-3.3"})
  @Example("EX-02")
  void five_players() {
    Race game = started(opened(5, 1, Map.of()), card -> !card.isWindfall());
    assertThat(game.stock().deck().size()).isEqualTo(120);
    assertThat(game.stock().discards().size()).isEqualTo(15);
    assertThat(game.pool()).isEqualTo(60);
    assertThat(game.stock().deck().list()).noneMatch(card -> card.start().isPresent());
  }

  @Test
  @Rule({"RFTG-3.6", "RFTG-2.2"})
  @Example("EX-03")
  void a_windfall_start_world_begins_with_its_good() {
    Card centauri = Card.of("alpha-centauri");
    for (long seed = 0; ; seed++) {
      Race dealt = opened(2, seed, Map.of());
      if (dealt.player(ANN).starts().has(centauri)) {
        Race game = started(dealt, centauri::equals);
        assertThat(game.player(ANN).tableau().goods(0)).isEqualTo(1);
        assertThat(game.stock().goods().size())
            .isEqualTo(160 - game.stock().deck().size() - game.stock().discards().size() - 10);
        return;
      }
    }
  }

  @Test
  @Rule("RFTG-3.8")
  void the_lowest_start_world_makes_the_first_seat() {
    Race game = started(opened(4, 3, Map.of()), card -> true);
    int lowest = game.player(game.round().first()).tableau().card(0).start().orElseThrow();
    assertThat(game.players().values())
        .allMatch(player -> player.tableau().card(0).start().orElseThrow() >= lowest);
    assertThat(game.order().get(0)).isEqualTo(game.round().first());
  }

  @Test
  @Rule("RFTG-3.9")
  void preset_hands_begin_at_once() {
    Race game = opened(5, 2, Map.of("presetHands", true));
    assertThat(game.players().values()).allMatch(player -> player.ask() == Ask.ACTIONS);
    for (Player player : game.players().values()) {
      if (player.tableau().card(0) == Card.of("new-sparta")) {
        assertThat(player.hand())
            .isEqualTo(
                Cards.of(
                    RaceTable.cards(
                        "export-duties",
                        "new-military-tactics",
                        "former-penal-colony",
                        "malevolent-lifeforms")));
      }
    }
  }

  @Test
  @Rule({"RFTG-3.10", "RFTG-1.2", "RFTG-1.3", "RFTG-1.5"})
  void without_the_expansion_one_start_world_is_dealt() {
    Race dealt = opened(4, 2, Map.of("expansion", "none"));
    assertThat(dealt.players().values()).allMatch(player -> player.starts().size() == 1);
    assertThat(dealt.stock().deck().size()).isEqualTo(114 - 4 - 24);
    Setup five = new Setup(5, new RaceGame().options().with(Map.of("expansion", "none")));
    assertThat(new RaceGame().refuses(five)).isPresent();
  }

  @Test
  @Rule({"RFTG-3.4", "RFTG-18.8"})
  void exactly_four_cards_are_kept_and_the_mind_may_change() {
    Race dealt = opened(2, 1, Map.of());
    Player ann = dealt.player(ANN);
    List<Card> world = List.of(ann.starts().get(0));
    List<Card> three = ann.hand().list().subList(0, 3);
    refused(dealt, ANN, new RoundMove.KeepStart(world, three), "RFTG-3.4", "keep-so-many");
    List<Card> none = List.of();
    List<Card> four = ann.hand().list().subList(0, 4);
    refused(dealt, ANN, new RoundMove.KeepStart(none, four), "RFTG-3.4", "keep-one-start-world");
    Race once = after(dealt, ANN, new RoundMove.KeepStart(world, four));
    assertThat(rules().awaiting(once)).containsExactly(RaceTable.BOB);
    List<Card> others = ann.hand().list().subList(2, 6);
    Race twice = after(once, ANN, new RoundMove.KeepStart(world, others));
    assertThat(twice.player(ANN).answer()).contains(new RoundMove.KeepStart(world, others));
  }

  @Test
  @Rule({"RFTG-16.4", "RFTG-16.2"})
  void a_seed_and_the_moves_replay_a_game() {
    SplittableRandom random = new SplittableRandom(5);
    Race game = opened(3, 9, Map.of());
    Race again = opened(3, 9, Map.of());
    for (int i = 0; i < 30; i++) {
      Seat by = rules().awaiting(game).first();
      List<Option<RaceMove>> options = rules().options(game, by);
      RaceMove move = options.get(random.nextInt(options.size())).fillAtRandom(random);
      game = after(game, by, move);
      again = after(again, by, move);
    }
    assertThat(again).isEqualTo(game);
  }
}
