package dev.starpost.games.raceforthegalaxy.view;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Keyword;
import dev.starpost.games.raceforthegalaxy.component.card.Power;
import dev.starpost.games.raceforthegalaxy.component.orb.Ground;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What cards, Orb cards and tokens do, in sentences made of their rows. */
final class CardWords {
  private CardWords() {}

  static Text of(Card card) {
    List<Text> sentences = new ArrayList<>();
    sentences.add(Text.of("card-text.worth", "type", type(card), "worth", worth(card)));
    if (card.start().isPresent()) {
      sentences.add(Text.of("card-text.start", "number", card.start().get()));
    }
    List<Text> keywords = Keyword.ALL.stream().filter(card::has).map(Keyword::label).toList();
    if (!keywords.isEmpty()) {
      sentences.add(Text.of("card-text.keywords", "keywords", keywords));
    }
    if (!card.powers().isEmpty()) {
      List<Text> powers = card.powers().stream().map(Power::words).toList();
      sentences.add(Text.of("card-text.powers", "powers", powers));
    }
    if (card.replaces().isPresent()) {
      sentences.add(Text.of("card-text.second-edition"));
    }
    return joined(sentences);
  }

  private static Text type(Card card) {
    String key = card.worldType().map(type -> type.id()).orElse("development");
    return Text.of(
        "card-type." + (card.isMilitary() ? "military-" + key : key),
        "cost",
        card.cost(),
        "good",
        card.good() == null ? Text.of("good.any") : card.good().label());
  }

  private static Text worth(Card card) {
    return card.points().isPresent()
        ? Text.of("card-worth.points", "points", card.points().get())
        : Text.of("card-worth.scoring", "terms", card.scoring().orElseThrow().words());
  }

  static Text of(Token token) {
    List<Text> sentences = new ArrayList<>();
    if (!token.powers().isEmpty()) {
      sentences.add(Text.of("token-text.use", "what", token.what()));
    }
    sentences.add(Text.of("token-text.worth", "points", token.points(0)));
    int each = token.points(1) - token.points(0);
    if (each > 0) {
      sentences.add(Text.of("token-text.stations", "points", each));
    }
    token
        .category()
        .ifPresent(
            category ->
                sentences.add(Text.of("token-text.category", "category", category.label())));
    return joined(sentences);
  }

  static Text of(OrbCard card) {
    List<Text> shown = new ArrayList<>();
    for (Ground ground : Ground.ALL) {
      int count = card.count(ground);
      if (count > 0) {
        shown.add(Text.of("ground-count." + ground.id(), "count", count));
      }
    }
    return Text.of(
        "orb-card-text." + (card.isAirlock() ? "airlock" : card.back()), "squares", shown);
  }

  /** One sentence after the other. */
  private static Text joined(List<Text> sentences) {
    Text text = sentences.get(0);
    for (Text next : sentences.subList(1, sentences.size())) {
      text = Text.of("card-text.and", "text", text, "next", next);
    }
    return text;
  }
}
