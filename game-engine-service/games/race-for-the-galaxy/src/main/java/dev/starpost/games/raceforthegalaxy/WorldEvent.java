package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.Optional;

/** Events of the Settle phase. */
sealed interface WorldEvent extends RaceEvent {

  /** RFTG-7.8: a world of the hand is placed and paid for. */
  @JsonTypeName("world-placed.v1")
  record WorldPlaced(Seat seat, Card world, How how, Cards paid) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Player placed =
          player.withHand(player.hand().without(world).without(paid), player.tableau().with(world));
      boolean conquered = how == How.CONQUERED || how == How.CONQUERED_AGAIN;
      return game.with(
          seat,
          conquered ? placed.withWork(placed.settling().conquering(world)) : placed,
          game.stock().discarding(paid));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.WorldPlaced(seat, world, how, paid.size());
    }
  }

  /**
   * RFTG-7.8: a card of the tableau is discarded for what it can do.
   *
   * @param military what it gives until the phase ends
   */
  @JsonTypeName("card-sacrificed.v1")
  record CardSacrificed(Seat seat, Card card, int military) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().without(card))
              .withWork(player.settling().stronger(military)),
          game.stock().discarding(Cards.of(card)));
    }
  }

  /**
   * RFTG-7.12: a good is discarded for military until the phase ends.
   *
   * @param from where the good lay; nowhere if a token stood in for it
   */
  @JsonTypeName("good-spent.v1")
  record GoodSpent(Seat seat, Card power, Optional<Card> from, int military) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().withoutGood(from))
              .withWork(player.settling().spending(power, military)),
          game.stock().usingGoods(from.isPresent() ? 1 : 0));
    }
  }

  /**
   * RFTG-13.13: a token gives military until the phase ends.
   *
   * @param genes what it gives against genes worlds only
   */
  @JsonTypeName("military-lent.v1")
  record MilitaryLent(Seat seat, int military, int genes) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.settling().lending(military, genes)));
    }
  }

  /**
   * RFTG-7.7: the top card of the deck, shown to all.
   *
   * @param placed whether it is a non-military world; if not it goes to the hand
   */
  @JsonTypeName("world-turned-up.v1")
  record WorldTurnedUp(Seat seat, Card card, boolean placed) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          placed
              ? player.withTableau(player.tableau().with(card))
              : player.withHand(player.hand().with(card)),
          game.stock().drawn(1));
    }
  }

  /** RFTG-7.10: the owner of a world turned up may discard a card for a good on it. */
  @JsonTypeName("card-wanted.v1")
  record CardWanted(Seat seat, Optional<Card> world) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.settling().waitingFor(world)));
    }
  }

  /** RFTG-7.10: a card of the hand is discarded for a good. */
  @JsonTypeName("discarded-for-good.v1")
  record DiscardedForGood(Seat seat, Card world, Cards cards) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat, player.withHand(player.hand().without(cards)), game.stock().discarding(cards));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.DiscardedForGood(seat, world);
    }
  }

  /** RFTG-7.10: the card for choosing Settle is drawn, once a phase. */
  @JsonTypeName("settle-bonus-taken.v1")
  record SettleBonusTaken(Seat seat) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.settling().withBonus()));
    }
  }

  /** RFTG-7.14: no further world is wanted. */
  @JsonTypeName("settling-declined.v1")
  record SettlingDeclined(Seat seat) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.settling().declining()));
    }
  }
}
