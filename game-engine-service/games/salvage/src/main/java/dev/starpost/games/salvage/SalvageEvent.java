package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What has happened. The outcome is inside: applying an event needs neither rules nor dice. */
public sealed interface SalvageEvent {

  Salvage applyTo(Salvage game);

  /** What the viewer may see of it. */
  default Object shownTo(Viewer viewer) {
    return this;
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return true;
  }

  /** §2: everything is dealt. */
  @JsonTypeName("opened.v1")
  record Opened(boolean rough, List<Integer> deck, PerSeat<Crew> hands, List<String> queue)
      implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return new Salvage(
          rough,
          deck,
          Crew.NONE,
          hands,
          PerSeat.all(hands.size(), 0),
          queue,
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Agenda.empty(),
          List.of(),
          false);
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return new SalvageShown.Opened(
          rough, deck.size(), queue.size(), viewer.seat().map(hands::get));
    }
  }

  /** SV-3.1: a derelict is turned up, and everybody is asked to bid. */
  @JsonTypeName("derelict-sighted.v1")
  record DerelictSighted(String derelict) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      List<String> rest = game.queue().subList(1, game.queue().size());
      return game.withDerelicts(rest, Optional.of(derelict), game.past())
          .withAgenda(game.agenda().push(new Pending.Bids(SealedAnswers.from(game.inPlay()))));
    }
  }

  /** SV-4.1: a bid lies face down. */
  @JsonTypeName("bid-placed.v1")
  record BidPlaced(Seat seat, Crew crew) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      Pending.Bids bids = (Pending.Bids) game.pending().orElseThrow();
      return game.withAgenda(
          game.agenda().replaceTop(new Pending.Bids(bids.answers().with(seat, crew))));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.BidPlaced(seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** SV-4.3: all bids are shown. */
  @JsonTypeName("bids-revealed.v1")
  record BidsRevealed(PerSeat<Crew> bids) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withBids(Optional.of(bids)).withAgenda(game.agenda().pop());
    }
  }

  /** SV-4.4: those who tied have rolled. */
  @JsonTypeName("tie-rolled.v1")
  record TieRolled(List<Roll> rolls) implements SalvageEvent {
    /** One player's die. */
    record Roll(Seat seat, int value) {}

    @Override
    public Salvage applyTo(Salvage game) {
      return game;
    }
  }

  /** SV-4.3: the bid is won, and the party goes on board. */
  @JsonTypeName("derelict-boarded.v1")
  record DerelictBoarded(Seat seat, Crew party) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withHands(game.hands().update(seat, hand -> hand.without(party.cards())))
          .withAgenda(game.agenda().push(new Pending.Boarded(seat, party, 0)));
    }
  }

  /** SV-4.5: nobody wanted it. */
  @JsonTypeName("derelict-drifted.v1")
  record DerelictDrifted(String derelict) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return gone(game, derelict);
    }
  }

  /** SV-5.2, SV-5.3: a hold was searched: cargo found, or somebody will be lost. */
  @JsonTypeName("hold-searched.v1")
  record HoldSearched(Seat seat, int roll, boolean found) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      Pending.Boarded boarded = game.boarding().orElseThrow();
      Pending next =
          found
              ? new Pending.Boarded(seat, boarded.party(), boarded.found() + 1)
              : new Pending.CrewToLose(seat, boarded.party());
      return game.withAgenda(found ? game.agenda().replaceTop(next) : game.agenda().push(next));
    }
  }

  /** SV-5.3: one of the party is lost. */
  @JsonTypeName("crew-lost.v1")
  record CrewLost(Seat seat, int strength) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      Pending.Boarded boarded = game.boarding().orElseThrow();
      Crew left = boarded.party().without(List.of(strength));
      return game.discarding(List.of(strength))
          .withAgenda(
              game.agenda().pop().replaceTop(new Pending.Boarded(seat, left, boarded.found())));
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** SV-5.4: the whole party is lost, and what it had found. */
  @JsonTypeName("party-lost.v1")
  record PartyLost(Seat seat, String derelict) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return gone(game.askingNothingOf(seat), derelict);
    }
  }

  /** SV-5.5: the party has left with what it had found. */
  @JsonTypeName("derelict-left.v1")
  record DerelictLeft(Seat seat, String derelict, Crew party, int cargo) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return gone(
          game.withCargo(game.cargo().update(seat, before -> before + cargo))
              .discarding(party.cards())
              .askingNothingOf(seat),
          derelict);
    }
  }

  /** SV-6.2: the discards are shuffled into a new draw pile. */
  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(List<Integer> deck) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withDeck(deck, Crew.NONE);
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return new SalvageShown.DeckRenewed(deck.size());
    }
  }

  /** SV-6.1: a card is drawn. */
  @JsonTypeName("crew-drawn.v1")
  record CrewDrawn(Seat seat, int strength) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withDeck(game.deck().subList(1, game.deck().size()), game.discards())
          .withHands(game.hands().update(seat, hand -> hand.with(List.of(strength))));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.CrewDrawn(seat);
    }
  }

  /** SV-6.3: these have more cards than they may keep. */
  @JsonTypeName("hands-over-limit.v1")
  record HandsOverLimit(List<Seat> seats) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withAgenda(
          game.agenda().push(new Pending.HandsToTrim(SealedAnswers.from(seats))));
    }
  }

  /** SV-6.3: somebody has chosen, face down. */
  @JsonTypeName("trim-chosen.v1")
  record TrimChosen(Seat seat, Crew crew) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      Pending.HandsToTrim trimming = (Pending.HandsToTrim) game.pending().orElseThrow();
      return game.withAgenda(
          game.agenda().replaceTop(new Pending.HandsToTrim(trimming.answers().with(seat, crew))));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new SalvageShown.TrimChosen(seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** SV-6.3: everybody shows what they discard. */
  @JsonTypeName("hands-trimmed.v1")
  record HandsTrimmed(List<Trim> trims) implements SalvageEvent {
    /** One player's discards. */
    record Trim(Seat seat, Crew crew) {}

    @Override
    public Salvage applyTo(Salvage game) {
      Salvage trimmed = game.withAgenda(game.agenda().pop());
      for (Trim trim : trims) {
        List<Integer> cards = trim.crew().cards();
        trimmed =
            trimmed
                .withHands(trimmed.hands().update(trim.seat(), hand -> hand.without(cards)))
                .discarding(cards);
      }
      return trimmed;
    }
  }

  /** SV-8.1: somebody has left; the hand and a party on board are discarded. */
  @JsonTypeName("player-resigned.v1")
  record PlayerResigned(Seat seat, Crew hand, Crew party) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      List<Seat> resigned = new ArrayList<>(game.resigned());
      resigned.add(seat);
      return game.withHands(game.hands().with(seat, Crew.NONE))
          .discarding(hand.with(party.cards()).cards())
          .askingNothingOf(seat)
          .withResigned(resigned);
    }
  }

  /** SV-7.1, SV-7.3, SV-8.2: the game is over, and the hands are shown. */
  @JsonTypeName("ended.v1")
  record Ended(PerSeat<Crew> hands) implements SalvageEvent {
    @Override
    public Salvage applyTo(Salvage game) {
      return game.withAgenda(Agenda.empty()).asOver();
    }
  }

  private static Salvage gone(Salvage game, String derelict) {
    List<String> past = new ArrayList<>(game.past());
    past.add(derelict);
    return game.withDerelicts(game.queue(), Optional.empty(), past).withBids(Optional.empty());
  }
}
