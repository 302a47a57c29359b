package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.Optional;

/** Events of deck and hands. */
sealed interface CardEvent extends RaceEvent {

  /**
   * RFTG-2.12: cards come from the deck to the hand.
   *
   * @param by the cards whose powers give them; none if it is a bonus or a sale
   */
  @JsonTypeName("cards-drawn.v1")
  record CardsDrawn(Seat seat, Cards cards, Why why, Cards by) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat, player.withHand(player.hand().with(cards)), game.stock().drawn(cards.size()));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat) ? this : new RaceShown.CardsDrawn(seat, cards.size(), why, by));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.cards-drawn", "player", seat, "why", why.reason(by), "cards", cards.labels());
    }
  }

  /** RFTG-2.10: the discard pile has become the deck. */
  @JsonTypeName("deck-shuffled.v1")
  record DeckShuffled(Pile deck) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withStock(game.stock().shuffled(deck));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(new RaceShown.DeckShuffled(deck.size()));
    }

    @Override
    public Text text() {
      return Text.of("event.deck-shuffled", "count", deck.size());
    }
  }

  /**
   * RFTG-5.2: cards are drawn to choose from.
   *
   * @param faceDown whether their owner may not see them yet (RFTG-18.10)
   */
  @JsonTypeName("explore-dealt.v1")
  record ExploreDealt(Seat seat, Cards cards, boolean faceDown) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat, player.withDrawn(player.drawn().with(cards)), game.stock().drawn(cards.size()));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      boolean seen = viewer.is(seat) && !faceDown;
      return Optional.of(seen ? this : new RaceShown.ExploreDealt(seat, cards.size(), faceDown));
    }

    @Override
    public Text text() {
      return Text.of("event.explore-dealt", "player", seat, "cards", cards.labels());
    }
  }

  /** RFTG-5.4: some are kept, the others discarded, in secret. */
  @JsonTypeName("explored.v1")
  record Explored(Seat seat, Cards kept, Cards discarded) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player.withDrawn(Cards.NONE).withHand(player.hand().with(kept)),
          game.stock().discarding(discarded));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat) ? this : new RaceShown.Explored(seat, kept.size(), discarded.size()));
    }

    @Override
    public Text text() {
      return Text.of(
          discarded.isEmpty() ? "event.explored-all" : "event.explored",
          "player",
          seat,
          "kept",
          kept.labels(),
          "discarded",
          discarded.labels());
    }
  }

  /** RFTG-10.1: down to ten cards, in secret. */
  @JsonTypeName("hand-trimmed.v1")
  record HandTrimmed(Seat seat, Cards cards) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat, player.withHand(player.hand().without(cards)), game.stock().discarding(cards));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.HandTrimmed(seat, cards.size()));
    }

    @Override
    public Text text() {
      return Text.of("event.hand-trimmed", "player", seat, "cards", cards.labels());
    }
  }

  /** RFTG-6.5: a development is placed and paid for. */
  @JsonTypeName("developed.v1")
  record Developed(Seat seat, Card card, Cards paid) implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player.withHand(player.hand().without(card).without(paid), player.tableau().with(card)),
          game.stock().discarding(paid));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.Developed(seat, card, paid.size()));
    }

    @Override
    public Text text() {
      return Text.of(
          paid.isEmpty() ? "event.developed-free" : "event.developed",
          "player",
          seat,
          "card",
          card.inSentence(),
          "paid",
          paid.labels());
    }
  }

  /** Cards of the hand are discarded for points. */
  @JsonTypeName("discarded-for-points.v1")
  record DiscardedForPoints(Seat seat, Card power, int use, Cards cards, int points)
      implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player.withHand(player.hand().without(cards)).withWork(player.consuming().using(use)),
          game.stock().discarding(cards),
          points);
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat)
              ? this
              : new RaceShown.DiscardedForPoints(seat, power, cards.size(), points));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.discarded-for-points",
          "player",
          seat,
          "power",
          power.inSentence(),
          "cards",
          cards.labels(),
          "points",
          points);
    }
  }

  /**
   * A number was named and a card turned up for all to see.
   *
   * @param card none if there is no card left (RFTG-2.10)
   * @param taken whether it has that cost, and goes to the hand
   */
  @JsonTypeName("number-named.v1")
  record NumberNamed(Seat seat, Card power, int use, int number, Optional<Card> card, boolean taken)
      implements CardEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat).withWork(game.player(seat).consuming().using(use));
      if (card.isEmpty()) {
        return game.with(seat, player);
      }
      Stock drawn = game.stock().drawn(1);
      return taken
          ? game.with(seat, player.withHand(player.hand().with(card.get())), drawn)
          : game.with(seat, player, drawn.discarding(Cards.of(card.get())));
    }

    @Override
    public Text text() {
      if (card.isEmpty()) {
        return Text.of(
            "event.number-named-in-vain",
            "player",
            seat,
            "power",
            power.inSentence(),
            "number",
            number);
      }
      return Text.of(
          taken ? "event.number-named-taken" : "event.number-named",
          "player",
          seat,
          "power",
          power.inSentence(),
          "number",
          number,
          "card",
          card.get().inSentence(),
          "cost",
          card.get().cost());
    }
  }
}
