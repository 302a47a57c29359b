package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of one derelict: bids, who goes on board, and what becomes of it. */
sealed interface BoardingEvent extends SalvageEvent {

  /**
   * SV-4.1: a bid lies face down.
   *
   * @param again whether it takes the place of another (SV-4.2)
   */
  @JsonTypeName("bid-placed.v2")
  record BidPlaced(Seat seat, Crew crew, boolean again) implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return bid(game, seat, crew);
    }

    @Override
    public Shown shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.BidPlaced(seat, again);
    }

    @Override
    public boolean isFinal() {
      return false;
    }

    @Override
    public Text text() {
      String key = again ? "event.bid-changed" : "event.bid-placed";
      return Text.of(
          crew.isEmpty() ? key + "-none" : key,
          "player",
          seat,
          "crew",
          crew.cards(),
          "strength",
          crew.strength());
    }
  }

  /** SV-4.3: all bids are shown. */
  @JsonTypeName("bids-revealed.v1")
  record BidsRevealed(PerSeat<Crew> bids) implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withBids(Optional.of(bids)).withAgenda(game.agenda().pop());
    }

    @Override
    public Text text() {
      return Text.of(
          "event.bids-revealed",
          "bids",
          bids.seats().stream().map(seat -> shown(seat, bids.get(seat))).toList());
    }

    private static Text shown(Seat seat, Crew crew) {
      return crew.isEmpty()
          ? Text.of("bid.none", "player", seat)
          : Text.of("bid.crew", "player", seat, "strength", crew.strength(), "crew", crew.cards());
    }
  }

  /** SV-4.4: those who tied have rolled. */
  @JsonTypeName("tie-rolled.v1")
  record TieRolled(List<Roll> rolls) implements BoardingEvent {
    /** One player's die. */
    record Roll(Seat seat, int value) {}

    @Override
    public Salvage applyTo(Salvage game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.tie-rolled",
          "rolls",
          rolls.stream()
              .map(roll -> Text.of("roll", "player", roll.seat(), "value", roll.value()))
              .toList());
    }
  }

  /** SV-4.3: the bid is won, and the party goes on board. */
  @JsonTypeName("derelict-boarded.v2")
  record DerelictBoarded(Seat seat, String derelict, Crew party) implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return boarded(game, seat, party);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.derelict-boarded",
          "player",
          seat,
          "derelict",
          Derelict.label(derelict),
          "crew",
          party.cards());
    }
  }

  /** SV-4.5: nobody wanted it. */
  @JsonTypeName("derelict-drifted.v1")
  record DerelictDrifted(String derelict) implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return gone(game, derelict);
    }

    @Override
    public Text text() {
      return Text.of("event.derelict-drifted", "derelict", Derelict.label(derelict));
    }
  }

  /** SV-5.2, SV-5.3: a hold was searched: cargo found, or somebody will be lost. */
  @JsonTypeName("hold-searched.v2")
  record HoldSearched(Seat seat, String derelict, int danger, int roll, boolean found)
      implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return searched(game, seat, found);
    }

    @Override
    public Text text() {
      return Text.of(
          found ? "event.hold-searched" : "event.hold-searched-in-vain",
          "player",
          seat,
          "derelict",
          Derelict.label(derelict),
          "roll",
          roll,
          "danger",
          danger);
    }
  }

  /**
   * SV-5.3: one of the party is lost.
   *
   * @param chosen whether there was a choice
   */
  @JsonTypeName("crew-lost.v2")
  record CrewLost(Seat seat, String derelict, int strength, boolean chosen)
      implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return lost(game, seat, strength);
    }

    @Override
    public Text text() {
      return Text.of(
          chosen ? "event.crew-lost-chosen" : "event.crew-lost",
          "player",
          seat,
          "derelict",
          Derelict.label(derelict),
          "strength",
          strength);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** SV-5.4: the whole party is lost, and what it had found. */
  @JsonTypeName("party-lost.v1")
  record PartyLost(Seat seat, String derelict) implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return gone(game.askingNothingOf(seat), derelict);
    }

    @Override
    public Text text() {
      return Text.of("event.party-lost", "player", seat, "derelict", Derelict.label(derelict));
    }
  }

  /**
   * SV-5.5: the party has left with what it had found.
   *
   * @param total what the player has brought home in all
   * @param searched whether the party has searched at all
   * @param emptied whether no full hold is left (SV-5.6)
   */
  @JsonTypeName("derelict-left.v2")
  record DerelictLeft(
      Seat seat,
      String derelict,
      Crew party,
      int cargo,
      int total,
      boolean searched,
      boolean emptied)
      implements BoardingEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return left(game, seat, derelict, party, total);
    }

    @Override
    public Text text() {
      return Text.of(
          key(),
          "player",
          seat,
          "derelict",
          Derelict.label(derelict),
          "cargo",
          cargo,
          "total",
          total,
          "crew",
          party.cards());
    }

    private String key() {
      if (cargo > 0) {
        return emptied ? "event.derelict-left-emptied" : "event.derelict-left";
      }
      return searched ? "event.derelict-left-empty-handed" : "event.derelict-left-unsearched";
    }
  }

  static Salvage bid(Salvage game, Seat seat, Crew crew) {
    Pending.Bids bids = (Pending.Bids) game.pending().orElseThrow();
    return game.withAgenda(
        game.agenda().replaceTop(new Pending.Bids(bids.answers().with(seat, crew))));
  }

  static Salvage boarded(Salvage game, Seat seat, Crew party) {
    return game.withHands(game.hands().update(seat, hand -> hand.without(party.cards())))
        .withAgenda(game.agenda().push(new Pending.Boarded(seat, party, 0)));
  }

  static Salvage searched(Salvage game, Seat seat, boolean found) {
    Pending.Boarded boarded = game.boarding().orElseThrow();
    Pending next =
        found
            ? new Pending.Boarded(seat, boarded.party(), boarded.found() + 1)
            : new Pending.CrewToLose(seat, boarded.party());
    return game.withAgenda(found ? game.agenda().replaceTop(next) : game.agenda().push(next));
  }

  static Salvage lost(Salvage game, Seat seat, int strength) {
    Pending.Boarded boarded = game.boarding().orElseThrow();
    Crew left = boarded.party().without(List.of(strength));
    return game.discarding(List.of(strength))
        .withAgenda(
            game.agenda().pop().replaceTop(new Pending.Boarded(seat, left, boarded.found())));
  }

  static Salvage left(Salvage game, Seat seat, String derelict, Crew party, int total) {
    return gone(
        game.withCargo(game.cargo().with(seat, total))
            .discarding(party.cards())
            .askingNothingOf(seat),
        derelict);
  }

  private static Salvage gone(Salvage game, String derelict) {
    List<String> past = new ArrayList<>(game.past());
    past.add(derelict);
    return game.withDerelicts(game.queue(), Optional.empty(), past).withBids(Optional.empty());
  }
}
