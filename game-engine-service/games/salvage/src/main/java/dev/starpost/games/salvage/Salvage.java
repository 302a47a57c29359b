package dev.starpost.games.salvage;

import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.games.salvage.component.SalvageComponents;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import java.util.List;
import java.util.Optional;

/**
 * A game of Salvage.
 *
 * @param rough whether space is rough (SV-2.3)
 * @param deck the crew still to be drawn, the next one first; secret
 * @param discards the crew discarded; open
 * @param hands each known to its owner only
 * @param cargo what each player has brought home
 * @param queue the derelicts still to come, the next one first; secret
 * @param derelict the one that is turned up
 * @param bids what was bid for it, once all bids are shown
 * @param past those that have come and gone
 * @param agenda what the game waits for
 * @param resigned who has left (SV-8.1)
 * @param over whether the game has ended
 */
public record Salvage(
    boolean rough,
    List<Integer> deck,
    Crew discards,
    PerSeat<Crew> hands,
    PerSeat<Integer> cargo,
    List<String> queue,
    Optional<String> derelict,
    Optional<PerSeat<Crew>> bids,
    List<String> past,
    Agenda<Pending> agenda,
    List<Seat> resigned,
    boolean over) {

  public static final Salvage UNOPENED =
      new Salvage(
          false,
          List.of(),
          Crew.NONE,
          PerSeat.of(List.of()),
          PerSeat.of(List.of()),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Agenda.empty(),
          List.of(),
          false);

  public Salvage {
    deck = List.copyOf(deck);
    queue = List.copyOf(queue);
    past = List.copyOf(past);
    resigned = List.copyOf(resigned);
  }

  /** The course of events from here on. */
  Course<Salvage, SalvageEvent> course() {
    return new Course<>(this, (state, event) -> event.applyTo(state));
  }

  public List<Seat> seats() {
    return hands.seats();
  }

  /** Those who have not resigned. */
  public List<Seat> inPlay() {
    return resigned.isEmpty()
        ? seats()
        : seats().stream().filter(seat -> !resigned.contains(seat)).toList();
  }

  /** The derelict that is turned up, as dangerous as space makes it. */
  public Derelict current() {
    return derelict(derelict.orElseThrow());
  }

  /** A derelict as dangerous as space makes it. */
  Derelict derelict(String id) {
    Derelict printed = SalvageComponents.BOX.derelict(id);
    return rough ? printed.inRoughSpace() : printed;
  }

  public Optional<Pending> pending() {
    return agenda.top();
  }

  /** The boarding that goes on, also while the party has to lose somebody. */
  public Optional<Pending.Boarded> boarding() {
    for (Pending each : agenda.bottomUp()) {
      if (each instanceof Pending.Boarded boarded) {
        return Optional.of(boarded);
      }
    }
    return Optional.empty();
  }

  /** With nothing asked of the seat any more. */
  Salvage askingNothingOf(Seat seat) {
    return withAgenda(
        Agenda.of(
            agenda.bottomUp().stream()
                .flatMap(pending -> pending.without(seat).stream())
                .toList()));
  }

  public Salvage withDeck(List<Integer> newDeck, Crew newDiscards) {
    return new Salvage(
        rough,
        newDeck,
        newDiscards,
        hands,
        cargo,
        queue,
        derelict,
        bids,
        past,
        agenda,
        resigned,
        over);
  }

  Salvage discarding(List<Integer> cards) {
    return withDeck(deck, discards.with(cards));
  }

  public Salvage withHands(PerSeat<Crew> newHands) {
    return new Salvage(
        rough, deck, discards, newHands, cargo, queue, derelict, bids, past, agenda, resigned,
        over);
  }

  Salvage withCargo(PerSeat<Integer> newCargo) {
    return new Salvage(
        rough, deck, discards, hands, newCargo, queue, derelict, bids, past, agenda, resigned,
        over);
  }

  public Salvage withDerelicts(
      List<String> newQueue, Optional<String> turnedUp, List<String> newPast) {
    return new Salvage(
        rough, deck, discards, hands, cargo, newQueue, turnedUp, bids, newPast, agenda, resigned,
        over);
  }

  Salvage withBids(Optional<PerSeat<Crew>> shown) {
    return new Salvage(
        rough, deck, discards, hands, cargo, queue, derelict, shown, past, agenda, resigned, over);
  }

  public Salvage withAgenda(Agenda<Pending> newAgenda) {
    return new Salvage(
        rough, deck, discards, hands, cargo, queue, derelict, bids, past, newAgenda, resigned,
        over);
  }

  Salvage withResigned(List<Seat> newResigned) {
    return new Salvage(
        rough,
        deck,
        discards,
        hands,
        cargo,
        queue,
        derelict,
        bids,
        past,
        agenda,
        newResigned,
        over);
  }

  Salvage asOver() {
    return new Salvage(
        rough, deck, discards, hands, cargo, queue, derelict, bids, past, agenda, resigned, true);
  }
}
