package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of the Orb: whose turn it is, and its cards. */
sealed interface OrbEvent extends RaceEvent {

  /** RFTG-11.8, RFTG-12.2, RFTG-12.4: the priority list is another. */
  @JsonTypeName("priority-changed.v1")
  record PriorityChanged(List<Seat> priority, PriorityCause cause) implements OrbEvent {
    public PriorityChanged {
      priority = List.copyOf(priority);
    }

    @Override
    public Race applyTo(Race game) {
      return game.with(game.theOrb().ordered(priority));
    }

    @Override
    public Text text() {
      return Text.of("event.priority-changed." + cause.id(), "players", priority);
    }
  }

  /** RFTG-12.3: who is to take a turn, in this order; none when the step is over. */
  @JsonTypeName("orb-turns-fixed.v1")
  record OrbTurnsFixed(List<Seat> turns) implements OrbEvent {
    public OrbTurnsFixed {
      turns = List.copyOf(turns);
    }

    @Override
    public Race applyTo(Race game) {
      return game.with(game.theOrb().withTurns(turns));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }

    @Override
    public Text text() {
      return Text.of("event.orb-turns-fixed", "players", turns);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-13.6: a card lies on the Orb; from the hand unless it was drawn or is an airlock. */
  @JsonTypeName("orb-card-laid.v1")
  record OrbCardLaid(Seat seat, Placement placement, boolean fromHand) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Race laid = game.with(game.theOrb().laying(placement));
      Player player = game.player(seat);
      return fromHand
          ? laid.with(seat, player.with(player.explorer().without(placement.card())))
          : laid;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.orb-card-laid",
          "player",
          seat,
          "card",
          placement.card().label(),
          "square",
          new At(placement.x(), placement.y()).label());
    }
  }

  /**
   * RFTG-12.13: the top Orb card must be laid at once.
   *
   * @param removed whether there is no place for it, so that it leaves the game (RFTG-13.7)
   */
  @JsonTypeName("orb-card-generated.v1")
  record OrbCardGenerated(Seat seat, OrbCard card, At team, boolean removed) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Orb orb = game.theOrb();
      return game.with(
          removed ? orb.drawing().removing(card) : orb.generating(new Orb.Generated(card, team)));
    }

    @Override
    public Text text() {
      return Text.of(
          removed ? "event.orb-card-removed" : "event.orb-card-generated",
          "player",
          seat,
          "card",
          card.label(),
          "square",
          team.label());
    }
  }

  /** RFTG-12.7: Move is taken, or left out. */
  @JsonTypeName("orb-move-ended.v1")
  record OrbMoveEnded(Seat seat, boolean taken) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.orbWork().ended(taken)));
    }

    @Override
    public Text text() {
      return Text.of(taken ? "event.orb-move-ended" : "event.orb-move-skipped", "player", seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /**
   * RFTG-12.6, RFTG-12.7: no Orb card is laid.
   *
   * @param taken whether Play counts as taken; if not, others see it by the card that is drawn
   */
  @JsonTypeName("orb-play-declined.v1")
  record OrbPlayDeclined(Seat seat, boolean taken) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      return game;
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.OrbPlayDeclined(seat));
    }

    @Override
    public Text text() {
      return Text.of(taken ? "event.orb-play-declined" : "event.orb-play-skipped", "player", seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-12.16: an Orb card comes to the hand. */
  @JsonTypeName("orb-card-drawn.v1")
  record OrbCardDrawn(Seat seat, OrbCard card) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(game.theOrb().drawing())
          .with(seat, player.with(player.explorer().with(card)));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.OrbCardDrawn(seat));
    }

    @Override
    public Text text() {
      return Text.of("event.orb-card-drawn", "player", seat, "card", card.label());
    }
  }

  /** RFTG-12.4: somebody takes no Orb action. */
  @JsonTypeName("orb-passed.v1")
  record OrbPassed(Seat seat) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of("event.orb-passed", "player", seat);
    }
  }

  /** RFTG-12.3: a turn is over, and its player may see the cards of Explore (RFTG-18.10). */
  @JsonTypeName("orb-turn-ended.v1")
  record OrbTurnEnded(Seat seat, Cards cards) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      List<Seat> left = new ArrayList<>(game.theOrb().turns());
      left.remove(seat);
      return game.with(game.theOrb().withTurns(left));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(viewer.is(seat) ? this : new RaceShown.OrbTurnEnded(seat));
    }

    @Override
    public Text text() {
      return cards.isEmpty()
          ? Text.of("event.orb-turn-ended-unseen", "player", seat)
          : Text.of("event.orb-turn-ended", "player", seat, "cards", cards.labels());
    }
  }
}
