package dev.starpost.games.raceforthegalaxy.component.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which cards a table plays with (RFTG-1.2). */
public final class Box {
  private Box() {}

  /**
   * A preset opening (RFTG-3.9).
   *
   * @param start the start world
   * @param hand the four cards that go with it
   */
  public record Preset(Card start, Cards hand) {}

  /** Every copy of every card, and the same sorted, in the order of the data. */
  private record Contents(List<Card> cards, List<Card> starts, List<Card> others) {
    static Contents of(List<Card> cards) {
      return new Contents(
          cards,
          cards.stream().filter(card -> card.start().isPresent()).toList(),
          cards.stream().filter(card -> card.start().isEmpty()).toList());
    }
  }

  /** For each combination of what can be agreed on. */
  private static final List<Contents> BOXES =
      List.of(
          Contents.of(read(false, false)),
          Contents.of(read(false, true)),
          Contents.of(read(true, false)),
          Contents.of(read(true, true)));

  private static Contents box(boolean artifacts, boolean secondEdition) {
    return BOXES.get((artifacts ? 2 : 0) + (secondEdition ? 1 : 0));
  }

  /** Every copy of every card, start worlds included, in the order of the data. */
  public static List<Card> cards(boolean artifacts, boolean secondEdition) {
    return box(artifacts, secondEdition).cards();
  }

  /** The start worlds among them. */
  public static List<Card> starts(boolean artifacts, boolean secondEdition) {
    return box(artifacts, secondEdition).starts();
  }

  /** All but the start worlds. */
  public static List<Card> others(boolean artifacts, boolean secondEdition) {
    return box(artifacts, secondEdition).others();
  }

  private static List<Card> read(boolean artifacts, boolean secondEdition) {
    List<Card> cards = new ArrayList<>();
    for (Card card : Card.ALL) {
      if (card.replaces().isEmpty() && (artifacts || card.set() == CardSet.BASE)) {
        Card printed = secondEdition ? secondEdition(card) : card;
        cards.addAll(Collections.nCopies(card.copies(), printed));
      }
    }
    return Collections.unmodifiableList(cards);
  }

  /** RFTG-3.9: those that there are start worlds for. */
  public static List<Preset> presets(boolean artifacts) {
    List<Preset> presets = new ArrayList<>();
    for (CardRow.PresetHand row : Card.FILE.presetHands()) {
      Card start =
          Card.ALL.stream()
              .filter(card -> card.start().orElse(-1) == row.start())
              .findFirst()
              .orElseThrow();
      if (artifacts || start.set() == CardSet.BASE) {
        presets.add(new Preset(start, Cards.of(row.hand().stream().map(Card::of).toList())));
      }
    }
    return Collections.unmodifiableList(presets);
  }

  private static Card secondEdition(Card card) {
    for (Card later : Card.ALL) {
      if (later.replaces().filter(card.id()::equals).isPresent()) {
        return later;
      }
    }
    return card;
  }
}
