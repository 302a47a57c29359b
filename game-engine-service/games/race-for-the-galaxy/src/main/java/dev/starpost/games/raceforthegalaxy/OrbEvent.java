package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of the Orb. */
sealed interface OrbEvent extends RaceEvent {

  /** RFTG-11.8, RFTG-12.2, RFTG-12.4: the priority list is another. */
  @JsonTypeName("priority-changed.v1")
  record PriorityChanged(List<Seat> priority) implements OrbEvent {
    public PriorityChanged {
      priority = List.copyOf(priority);
    }

    @Override
    public Race applyTo(Race game) {
      return game.with(game.theOrb().ordered(priority));
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
  }

  /**
   * RFTG-11.9, RFTG-13.9: a team comes into play.
   *
   * @param shown the Orb cards that all see because none of them could be laid (RFTG-11.10)
   */
  @JsonTypeName("team-placed.v1")
  record TeamPlaced(Seat seat, At at, List<OrbCard> shown) implements OrbEvent {
    public TeamPlaced {
      shown = List.copyOf(shown);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().withTeam(at)));
    }
  }

  /**
   * RFTG-12.8: a team has moved.
   *
   * @param way the squares it entered; the last one is where it stands
   * @param left how many squares it may still move
   */
  @JsonTypeName("team-moved.v1")
  record TeamMoved(Seat seat, int team, List<At> way, int left) implements OrbEvent {
    public TeamMoved {
      way = List.copyOf(way);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .with(player.explorer().moving(team, way.get(way.size() - 1)))
              .withWork(player.orbWork().moving(team, left)));
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-12.4: a team goes back to an airlock space. */
  @JsonTypeName("team-returned.v1")
  record TeamReturned(Seat seat, int team, At to) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().moving(team, to)));
    }
  }

  /** RFTG-12.12: a team takes the token of its square and stops. */
  @JsonTypeName("token-taken.v1")
  record TokenTaken(Seat seat, int team, At at, Token token) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(game.theOrb().taking(at, token))
          .with(
              seat,
              player
                  .with(player.explorer().finding(token))
                  .withWork(player.orbWork().closing(team)));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.TokenTaken(seat, team, at, token.back());
    }
  }

  /** RFTG-13.12: a token is turned up and used. */
  @JsonTypeName("token-used.v1")
  record TokenUsed(Seat seat, Token token) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().using(token)));
    }
  }

  /** RFTG-13.13: a team may move so many squares more. */
  @JsonTypeName("team-hurried.v1")
  record TeamHurried(Seat seat, int team, int left) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.orbWork().moving(team, left)));
    }
  }

  /** RFTG-12.11: a card of the tableau is discarded for military in the Orb. */
  @JsonTypeName("card-sacrificed-in-orb.v1")
  record CardSacrificedInOrb(Seat seat, Card card, int military) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().without(card))
              .withWork(player.orbWork().stronger(military)),
          game.stock().discarding(Cards.of(card)));
    }
  }

  /** RFTG-12.11: a good is discarded for military in the Orb; none if a token stood in for it. */
  @JsonTypeName("good-spent-in-orb.v1")
  record GoodSpentInOrb(Seat seat, Card power, Optional<Card> from, int military)
      implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().withoutGood(from))
              .withWork(player.orbWork().spending(power, military)),
          game.stock().usingGoods(from.isPresent() ? 1 : 0));
    }
  }

  /** RFTG-12.11: a token used for military. */
  @JsonTypeName("military-raised.v1")
  record MilitaryRaised(Seat seat, int military) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.orbWork().stronger(military)));
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
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.OrbCardDrawn(seat);
    }
  }

  /** RFTG-12.4: somebody takes no Orb action. */
  @JsonTypeName("orb-passed.v1")
  record OrbPassed(Seat seat) implements OrbEvent {
    @Override
    public Race applyTo(Race game) {
      return game;
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
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.OrbTurnEnded(seat);
    }
  }
}
