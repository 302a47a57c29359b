package dev.starpost.games.salvage;

import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.List;
import java.util.Optional;

/** States as tests like to say them. */
final class SalvageTable {
  static final Seat ANN = Seat.of(1);
  static final Seat BEN = Seat.of(2);
  static final Seat CAT = Seat.of(3);

  private Salvage game;

  private SalvageTable(Salvage game) {
    this.game = game;
  }

  /** A table in calm space with empty hands; Fathom (4 holds, danger 2) is turned up. */
  static SalvageTable table(int players) {
    return new SalvageTable(
        new Salvage(
            false,
            List.of(),
            Crew.NONE,
            PerSeat.all(players, Crew.NONE),
            PerSeat.all(players, 0),
            List.of(),
            Optional.of("fathom"),
            Optional.empty(),
            List.of(),
            Agenda.empty(),
            List.of(),
            false));
  }

  SalvageTable hand(Seat seat, Integer... cards) {
    game = game.withHands(game.hands().with(seat, new Crew(List.of(cards))));
    return this;
  }

  SalvageTable cargo(Seat seat, int cargo) {
    game = game.withCargo(game.cargo().with(seat, cargo));
    return this;
  }

  SalvageTable deck(Integer... cards) {
    game = game.withDeck(List.of(cards), game.discards());
    return this;
  }

  SalvageTable discards(Integer... cards) {
    game = game.withDeck(game.deck(), new Crew(List.of(cards)));
    return this;
  }

  SalvageTable queue(String... ids) {
    game = game.withDerelicts(List.of(ids), game.derelict(), game.past());
    return this;
  }

  SalvageTable rough() {
    game =
        new Salvage(
            true,
            game.deck(),
            game.discards(),
            game.hands(),
            game.cargo(),
            game.queue(),
            game.derelict(),
            game.bids(),
            game.past(),
            game.agenda(),
            game.resigned(),
            game.over());
    return this;
  }

  Salvage bidding() {
    return game.withAgenda(
        Agenda.<Pending>empty().push(new Pending.Bids(SealedAnswers.from(game.seats()))));
  }

  Salvage boarding(Seat seat, int found, Integer... party) {
    Crew bid = new Crew(List.of(party));
    return game.withBids(
            Optional.of(
                PerSeat.filled(game.hands().size(), each -> each.equals(seat) ? bid : Crew.NONE)))
        .withAgenda(Agenda.<Pending>empty().push(new Pending.Boarded(seat, bid, found)));
  }

  Salvage trimming(Seat... seats) {
    return game.withAgenda(
        Agenda.<Pending>empty().push(new Pending.HandsToTrim(SealedAnswers.from(List.of(seats)))));
  }

  static Crew crew(Integer... cards) {
    return new Crew(List.of(cards));
  }
}
