package dev.starpost.games.raceforthegalaxy.component.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.data.Components;
import dev.starpost.testkit.Rule;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every card of the data against a table that was written from the cards' words. */
class CardWordsTest {
  private static final Texts TEXTS = GameTexts.of(Card.class, "race-for-the-galaxy");

  private static List<String> table() {
    return Components.text(CardWordsTest.class, "race-for-the-galaxy/card-words.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(String::strip)
        .toList();
  }

  private static String say(Text text) {
    return TEXTS.say(text, Language.ENGLISH);
  }

  private static String say(List<Text> texts) {
    return texts.stream().map(CardWordsTest::say).collect(Collectors.joining("; "));
  }

  private static String words(Card card) {
    List<String> words = new ArrayList<>();
    words.add(say(card.label()));
    words.add(origin(card));
    words.add(type(card));
    words.add(keywords(card));
    words.add(
        card.points()
            .map(points -> points + " VP")
            .orElseGet(() -> say(card.scoring().orElseThrow().words())));
    words.add(say(card.powers().stream().map(Power::words).toList()));
    return String.join(" | ", words).replace("|  |", "| |").strip();
  }

  private static String keywords(Card card) {
    // the table names the symbol last
    return Stream.of(
            Keyword.ALIEN,
            Keyword.IMPERIUM,
            Keyword.REBEL,
            Keyword.TERRAFORMING,
            Keyword.UPLIFT,
            Keyword.CHROMOSOME)
        .filter(card::has)
        .map(Keyword::id)
        .collect(Collectors.joining(" "));
  }

  private static String origin(Card card) {
    String set = card.set() == CardSet.BASE ? "base" : "artifacts";
    if (card.replaces().isPresent()) {
      return set + ", second edition";
    }
    return set
        + card.start().map(number -> ", start " + number).orElse("")
        + (card.copies() == 1 ? "" : ", " + card.copies() + " copies");
  }

  private static String type(Card card) {
    if (!card.isWorld()) {
      return "development, cost " + card.cost();
    }
    String kind = card.good() == null ? "" : " " + card.good().id();
    return (card.isMilitary() ? "military world, defence " : "non-military world, cost ")
        + card.cost()
        + ", "
        + card.worldType().orElseThrow().id()
        + kind;
  }

  @TestFactory
  @Rule({"RFTG-2.1", "RFTG-2.2", "RFTG-2.3", "RFTG-2.5", "RFTG-2.14"})
  Stream<DynamicTest> every_card_is_as_its_words_say() {
    List<String> table = table();
    assertThat(table).hasSameSizeAs(Card.ALL);
    return Stream.iterate(0, i -> i < table.size(), i -> i + 1)
        .map(
            i ->
                DynamicTest.dynamicTest(
                    Card.ALL.get(i).id(),
                    () -> assertThat(words(Card.ALL.get(i))).isEqualTo(table.get(i))));
  }

  @Test
  @Rule({"RFTG-1.2", "RFTG-2.1"})
  void there_are_as_many_cards_as_the_box_holds() {
    assertThat(Box.cards(true, false)).hasSize(160);
    assertThat(Box.cards(false, false)).hasSize(114);
    assertThat(Box.cards(false, true))
        .hasSize(114)
        .contains(Card.of("merchant-guild-second-edition"))
        .doesNotContain(Card.of("merchant-guild"));
    assertThat(Box.presets(true)).hasSize(5);
    assertThat(Box.presets(false)).hasSize(4);
  }

  @Test
  void the_costs_fit_the_table_of_the_rulebook() {
    List<Card> cards = Box.cards(true, false);
    for (int cost = 0; cost < 10; cost++) {
      int printed = cost;
      List<Card> ofCost = cards.stream().filter(card -> card.cost() == printed).toList();
      assertThat(ofCost.stream().filter(card -> !card.isWorld()))
          .hasSize(Card.FILE.costTable().development().get(cost));
      assertThat(ofCost.stream().filter(card -> card.isWorld() && !card.isMilitary()))
          .hasSize(Card.FILE.costTable().nonMilitaryWorld().get(cost));
      assertThat(ofCost.stream().filter(Card::isMilitary))
          .hasSize(Card.FILE.costTable().militaryWorld().get(cost));
    }
  }

  @Test
  void every_card_has_words_in_both_languages() {
    for (Language language : Language.values()) {
      for (Card card : Card.ALL) {
        assertThat(TEXTS.say(card.label(), language)).isNotBlank();
        card.powers().forEach(p -> assertThat(TEXTS.say(p.words(), language)).isNotBlank());
        card.scoring()
            .ifPresent(
                scoring ->
                    scoring
                        .words()
                        .forEach(words -> assertThat(TEXTS.say(words, language)).isNotBlank()));
      }
    }
  }
}
