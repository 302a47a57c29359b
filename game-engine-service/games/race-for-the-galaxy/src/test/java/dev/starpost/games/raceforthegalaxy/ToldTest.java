package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.OrbTable.MAIN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.kernel.ComponentDocument;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.ExplainedOptions;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of moves, before and after: to each viewer what that viewer may know. */
class ToldTest implements RaceScenarios {
  private static final RaceGame GAME = new RaceGame();
  private static final Texts NAMED = GameLog.named(GAME, 3);

  /** The lines of the log that a viewer reads after a move. */
  private List<String> told(Race state, Seat by, RaceMove move, Viewer viewer, Language language) {
    Decision<RaceEvent> decision = rules().decide(state, by, move, new SeededDice(1));
    List<String> lines = new ArrayList<>();
    for (RaceEvent event : ((Decision.Accepted<RaceEvent>) decision).events()) {
      Optional<Shown> shown = rules().show(event, viewer);
      shown.ifPresent(seen -> lines.add(NAMED.say(seen.text(), language)));
    }
    return lines;
  }

  private List<OptionDocument> explained(Race state, Seat seat) {
    return new ExplainedOptions<>(GAME, NAMED, Language.ENGLISH).of(state, seat);
  }

  private static Optional<String> hint(List<OptionDocument> options, String label) {
    return options.stream()
        .filter(option -> option.label().equals(label))
        .findFirst()
        .orElseThrow()
        .hint();
  }

  private static Race developing() {
    return table(2)
        .hand(ANN, "public-works", "gem-world")
        .cash(BOB, 1)
        .chose(ANN, Action.DEVELOP)
        .at(Stage.DEVELOP);
  }

  private static RoundMove.Develop publicWorks() {
    return new RoundMove.Develop(card("public-works"), List.of(), List.of());
  }

  @Test
  @Rule({"RFTG-4.9", "RFTG-16.1"})
  void a_sealed_answer_is_told_to_its_player_only() {
    Race state = developing();
    assertThat(told(state, ANN, publicWorks(), Viewer.at(ANN), Language.ENGLISH))
        .containsExactly("Ann has decided what to develop: Public Works, for nothing.");
    assertThat(told(state, ANN, publicWorks(), Viewer.at(BOB), Language.ENGLISH))
        .containsExactly("Ann has decided what to develop.");
    Race answered = after(state, ANN, publicWorks());
    assertThat(told(answered, ANN, new RoundMove.PlaceNothing(), Viewer.at(BOB), Language.FRENCH))
        .containsExactly("Ann se ravise et décide à nouveau quoi développer.");
  }

  @Test
  @Rule({"RFTG-2.11", "RFTG-16.1"})
  void others_read_how_many_cards_are_paid_and_not_which() {
    Race state =
        table(2)
            .hand(ANN, "investment-credits", "gem-world")
            .chose(BOB, Action.DEVELOP)
            .at(Stage.DEVELOP);
    RaceMove pay =
        new RoundMove.Develop(card("investment-credits"), List.of(), List.of(card("gem-world")));
    assertThat(told(state, ANN, pay, Viewer.at(ANN), Language.ENGLISH))
        .contains("Ann develops Investment Credits and pays with Gem World.");
    assertThat(told(state, ANN, pay, Viewer.SPECTATOR, Language.ENGLISH))
        .contains("Ann develops Investment Credits and pays 1 card.")
        .noneMatch(line -> line.contains("Gem World"));
  }

  @Test
  @Rule({"RFTG-8.2", "RFTG-8.9"})
  void sales_and_consumption_name_the_goods_the_power_and_what_they_bring() {
    Race state =
        table(2)
            .tableau(ANN, "old-earth")
            .goods(ANN, "comet-zone", "artist-colony", "gem-world")
            .chose(ANN, Action.CONSUME_X2)
            .chose(BOB, Action.CONSUME_TRADE)
            .goods(BOB, "mining-world", "spice-world")
            .at(Stage.CONSUME);
    RaceMove sell = ConsumeMove.Sell.good(card("spice-world"), Optional.empty());
    assertThat(told(state, BOB, sell, Viewer.at(ANN), Language.ENGLISH))
        .startsWith(
            "Ben sells the novelty good of Spice World for 4 cards.",
            "Ben draws 4 cards for the good that was sold.");
    List<Card> goods = List.of(card("comet-zone"), card("artist-colony"));
    RaceMove consume = new ConsumeMove.Consume(card("old-earth"), List.of(), goods);
    assertThat(told(state, ANN, consume, Viewer.SPECTATOR, Language.ENGLISH))
        .containsExactly(
            "Ann consumes the rare good of Comet Zone and the novelty good of Artist Colony"
                + " through Old Earth for 4 VP, with the points doubled.");
  }

  @Test
  @Rule({"RFTG-10.3", "RFTG-20.1"})
  void who_ends_the_game_is_named_even_after_leaving_it() {
    String[] twelve =
        Card.ALL.stream().filter(Card::isWorld).limit(12).map(Card::id).toArray(String[]::new);
    Race state = table(3).tableau(BOB, twelve).cash(ANN, 1).at(Stage.DEVELOP);
    Decision<RaceEvent> left = rules().resign(state, BOB, new SeededDice(1));
    Race without = ((Decision.Accepted<RaceEvent>) left).after(state, rules()::apply);
    assertThat(told(without, ANN, new RoundMove.PlaceNothing(), Viewer.at(ANN), Language.ENGLISH))
        .last()
        .asString()
        .startsWith("Ben has placed 12 cards, and the game ends: Ann has 0 points, Ben has ")
        .endsWith("Equal points are decided by cards in hand and goods: Ann wins.");
  }

  @Test
  @Rule({"RFTG-11.8", "RFTG-20.1"})
  void nothing_is_said_of_an_order_that_there_is_not_yet() {
    Setup setup = new Setup(3, GAME.options().with(Map.of(Table.ORB, true)));
    Race state = rules().origin();
    for (RaceEvent event : rules().open(setup, new SeededDice(1))) {
      state = rules().apply(state, event);
    }
    Decision<RaceEvent> left = rules().resign(state, BOB, new SeededDice(1));
    assertThat(((Decision.Accepted<RaceEvent>) left).events())
        .containsExactly(new RoundEvent.PlayerResigned(BOB));
  }

  @Test
  @Rule({"RFTG-2.11", "RFTG-18.8"})
  void a_hint_tells_what_an_answer_will_cost_whether_or_not_others_have_answered() {
    Race state = developing();
    String label = "Place Public Works for 0 cards";
    assertThat(hint(explained(state, ANN), label)).contains("−1 card in hand, +1 placed card");
    Race last = after(state, BOB, new RoundMove.PlaceNothing());
    assertThat(hint(explained(last, ANN), label)).contains("−1 card in hand, +1 placed card");
    Race changing = after(state, ANN, publicWorks());
    assertThat(hint(explained(changing, ANN), label)).contains("−1 card in hand, +1 placed card");
    assertThat(hint(explained(changing, ANN), "Place nothing")).isEmpty();
  }

  @Test
  @Rule("RFTG-2.11")
  void a_price_is_told_however_many_ways_there_are_to_pay_it() {
    Race state = table(2).hand(ANN, "deserted-alien-colony").cash(ANN, 12).at(Stage.SETTLE);
    assertThat(hint(explained(state, ANN), "Place Deserted Alien Colony for 5 cards"))
        .contains("+1 alien good, −6 cards in hand, +1 placed card");
  }

  @Test
  @Rule("RFTG-13.12")
  void a_hint_counts_artifacts_and_an_option_names_what_it_is_about() {
    Race state =
        OrbTable.with(table(2).hand(ANN, "pirate-world").cash(BOB, 1))
            .team(ANN, MAIN)
            .tokens(ANN, "B-barrier-3")
            .at(Stage.SETTLE);
    OptionDocument conquer = explained(state, ANN).get(0);
    assertThat(conquer.label())
        .isEqualTo("Conquer Pirate World with an artifact (through a barrier, or +3 military (B))");
    assertThat(conquer.about()).containsExactly("card:pirate-world", "artifact:B-barrier-3");
    assertThat(conquer.hint())
        .contains("−1 artifact, −1 card in hand, +1 novelty good, +1 placed card");
  }

  @Test
  void the_text_of_a_card_is_made_of_its_row() {
    assertThat(text("card", "gem-world", Language.ENGLISH))
        .isEqualTo(
            "World that produces goods (novelty), cost 2, worth 1 VP."
                + " Powers: V: produces; V: draw 1 if this world received a good.");
    assertThat(text("card", "gem-world", Language.FRENCH))
        .isEqualTo(
            "Monde de production (nouveauté), coût 2, valeur 1 PV. Pouvoirs : V : produit ;"
                + " V : piochez 1 carte si ce monde a reçu une ressource.");
    assertThat(text("artifact", "A-uplift", Language.ENGLISH))
        .isEqualTo(
            "To be used once: genes worlds for 2 less, or +2 military against genes worlds."
                + " Worth 0 VP at the end, used or not. Another 1 VP for each visible station."
                + " Counts as Alien Uplift.");
    assertThat(text("orb-card", "A04", Language.ENGLISH))
        .isEqualTo(
            "An Orb card with a grey back. It shows 3 squares of floor, 1 teleporter and"
                + " 2 stations.");
  }

  private static String text(String kind, String id, Language language) {
    return GAME.components().stream()
        .filter(component -> component.kind().equals(kind) && component.id().equals(id))
        .map(component -> ComponentDocument.of(component, GAME.texts(), language))
        .findFirst()
        .flatMap(ComponentDocument::text)
        .orElseThrow();
  }
}
