package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.Optional;

/** Events of placing: worlds in the Settle phase, and what is not placed. */
sealed interface WorldEvent extends RaceEvent {

  /**
   * RFTG-7.8: a world of the hand is placed and paid for.
   *
   * @param through the card that let it be paid for, or was discarded for it
   * @param military what a conquest could draw on
   */
  @JsonTypeName("world-placed.v1")
  record WorldPlaced(
      Seat seat, Card world, How how, Optional<Card> through, Cards paid, int military)
      implements WorldEvent {
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
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat)
              ? this
              : new RaceShown.WorldPlaced(seat, world, how, through, paid.size(), military));
    }

    @Override
    public Text text() {
      String key = "event.world-placed." + how.id();
      return Text.of(
          paid.isEmpty() ? key : key + "-with",
          "player",
          seat,
          "world",
          world.inSentence(),
          "through",
          through.orElse(world).inSentence(),
          "paid",
          paid.labels(),
          "military",
          military,
          "defence",
          world.cost());
    }
  }

  /**
   * RFTG-7.7: the top card of the deck, shown to all.
   *
   * @param power the card whose power turns it up
   * @param card none if there is no card left (RFTG-17.25)
   * @param placed whether it is a non-military world; if not it goes to the hand
   */
  @JsonTypeName("world-turned-up.v1")
  record WorldTurnedUp(Seat seat, Card power, Optional<Card> card, boolean placed)
      implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      if (card.isEmpty()) {
        return game;
      }
      Player player = game.player(seat);
      return game.with(
          seat,
          placed
              ? player.withTableau(player.tableau().with(card.get()))
              : player.withHand(player.hand().with(card.get())),
          game.stock().drawn(1));
    }

    @Override
    public Text text() {
      if (card.isEmpty()) {
        return Text.of(
            "event.world-turned-up-in-vain", "player", seat, "power", power.inSentence());
      }
      return Text.of(
          placed ? "event.world-turned-up-placed" : "event.world-turned-up",
          "player",
          seat,
          "power",
          power.inSentence(),
          "card",
          card.get().inSentence());
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

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }

    @Override
    public Text text() {
      return Text.of("event.card-wanted", "player", seat);
    }
  }

  /** RFTG-7.10: a card of the hand is discarded for a good, or none. */
  @JsonTypeName("discarded-for-good.v1")
  record DiscardedForGood(Seat seat, Card world, Cards cards) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat, player.withHand(player.hand().without(cards)), game.stock().discarding(cards));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat) ? this : new RaceShown.DiscardedForGood(seat, world, cards.size()));
    }

    @Override
    public Text text() {
      return Text.of(
          cards.isEmpty() ? "event.nothing-for-good" : "event.discarded-for-good",
          "player",
          seat,
          "world",
          world.inSentence(),
          "cards",
          cards.labels());
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

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }

    @Override
    public Text text() {
      return Text.of("event.settle-bonus-taken", "player", seat);
    }
  }

  /** RFTG-4.10: nothing is placed. */
  @JsonTypeName("nothing-placed.v1")
  record NothingPlaced(Seat seat, Stage phase) implements WorldEvent {
    @Override
    public Race applyTo(Race game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of("event.nothing-placed." + phase.id(), "player", seat);
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

    @Override
    public Text text() {
      return Text.of("event.settling-declined", "player", seat);
    }
  }
}
