package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.option.Thing;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The things of the box by which moves go, and how moves speak of them. */
public final class Things {
  /** The kinds of components. */
  public static final String CARD = "card";

  public static final String ACTION = "action";
  public static final String ARTIFACT = "artifact";
  public static final String ORB_CARD = "orb-card";
  public static final String SQUARE = "square";

  private Things() {}

  static Thing of(OrbCard card) {
    return new Thing(ORB_CARD, card.id());
  }

  static List<Thing> of(List<Card> cards) {
    return of(cards, List.of());
  }

  static List<Thing> of(List<Card> cards, List<Token> tokens) {
    List<Thing> things = new ArrayList<>();
    cards.forEach(card -> things.add(new Thing(CARD, card.id())));
    tokens.forEach(token -> things.add(new Thing(ARTIFACT, token.id())));
    return things;
  }

  static List<Thing> ofConquest(SettleMove.Conquer move) {
    List<Thing> things = new ArrayList<>(of(List.of(move.world())));
    things.addAll(ofHelp(move.discard(), move.spend(), move.tokens()));
    return things;
  }

  /** What is given up for military. */
  static List<Thing> ofHelp(List<Card> discard, List<SettleMove.Spend> spend, List<Token> tokens) {
    List<Card> cards = new ArrayList<>(discard);
    List<Token> used = new ArrayList<>(tokens);
    for (SettleMove.Spend each : spend) {
      cards.add(each.power());
      each.from().ifPresent(cards::add);
      each.token().ifPresent(used::add);
    }
    return of(cards, used);
  }

  static List<Text> labels(List<Card> cards) {
    return cards.stream().map(Card::inSentence).toList();
  }

  /** A card that is placed, and what is given for it. */
  static Text paid(Card card, List<Token> tokens, List<Card> payment) {
    List<Text> given = new ArrayList<>(labels(payment));
    tokens.forEach(token -> given.add(Text.of("help.token", "token", token.label())));
    return given.isEmpty()
        ? Text.of("intent.place", "card", card.inSentence())
        : Text.of("intent.place-for", "card", card.inSentence(), "given", given);
  }
}
