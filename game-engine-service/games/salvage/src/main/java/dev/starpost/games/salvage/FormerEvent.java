package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;

/**
 * Earlier versions of events, in games that are stored. Nothing happens like this any more; they
 * are folded as ever, and say what they know.
 */
sealed interface FormerEvent extends SalvageEvent {

  /** Did not say how dangerous it is, nor in which round it came. */
  @JsonTypeName("derelict-sighted.v1")
  record DerelictSighted(String derelict) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return RoundEvent.sighted(game, derelict);
    }

    @Override
    public Text text() {
      return Text.of("event.former.derelict-sighted", "derelict", Derelict.label(derelict));
    }
  }

  /** Did not say whether it takes the place of another. */
  @JsonTypeName("bid-placed.v1")
  record BidPlaced(Seat seat, Crew crew) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return BoardingEvent.bid(game, seat, crew);
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.FormerBidPlaced(seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }

    @Override
    public Text text() {
      return new BoardingEvent.BidPlaced(seat, crew, false).text();
    }
  }

  /** Did not say which derelict. */
  @JsonTypeName("derelict-boarded.v1")
  record DerelictBoarded(Seat seat, Crew party) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return BoardingEvent.boarded(game, seat, party);
    }

    @Override
    public Text text() {
      return Text.of("event.former.derelict-boarded", "player", seat, "crew", party.cards());
    }
  }

  /** Did not say where, nor what the die had to exceed. */
  @JsonTypeName("hold-searched.v1")
  record HoldSearched(Seat seat, int roll, boolean found) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return BoardingEvent.searched(game, seat, found);
    }

    @Override
    public Text text() {
      return Text.of(
          found ? "event.former.hold-searched" : "event.former.hold-searched-in-vain",
          "player",
          seat,
          "roll",
          roll);
    }
  }

  /** Did not say where. */
  @JsonTypeName("crew-lost.v1")
  record CrewLost(Seat seat, int strength) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return BoardingEvent.lost(game, seat, strength);
    }

    @Override
    public Text text() {
      return Text.of("event.former.crew-lost", "player", seat, "strength", strength);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** Did not say what the player has then. */
  @JsonTypeName("derelict-left.v1")
  record DerelictLeft(Seat seat, String derelict, Crew party, int cargo) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return BoardingEvent.left(game, seat, derelict, party, game.cargo().get(seat) + cargo);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.derelict-left",
          "player",
          seat,
          "derelict",
          Derelict.label(derelict),
          "cargo",
          cargo);
    }
  }

  /** Did not say who has won. */
  @JsonTypeName("ended.v1")
  record Ended(PerSeat<Crew> hands) implements FormerEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return RoundEvent.ended(game);
    }

    @Override
    public Text text() {
      return Text.of("event.former.ended");
    }
  }
}
