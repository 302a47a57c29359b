package dev.starpost.games.salvage.view;

import dev.starpost.games.salvage.Pending;
import dev.starpost.games.salvage.Salvage;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer knows of the game.
 *
 * @param round the round that is played, from 1
 * @param rounds how many there are in all
 * @param derelict the one that is turned up, as dangerous as space makes it
 * @param bids what was bid for it, once all bids are shown
 * @param past the ids of those that have come and gone
 * @param deck how many crew can still be drawn
 * @param discards the crew discarded
 * @param players one for each seat
 * @param boarding the party on board, if there is one
 * @param yourHand the viewer's own hand
 * @param yourAnswer what the viewer has answered to a question that others still think about
 */
public record SalvageView(
    int round,
    int rounds,
    Optional<Derelict> derelict,
    Optional<PerSeat<Crew>> bids,
    List<String> past,
    int deck,
    Crew discards,
    List<PlayerView> players,
    Optional<BoardingView> boarding,
    Optional<Crew> yourHand,
    Optional<Crew> yourAnswer) {

  /**
   * What everybody knows of a player.
   *
   * @param hand how many cards
   * @param cards which ones, once the game has ended (SV-7.3)
   * @param resigned whether the player has left (SV-8.1)
   */
  public record PlayerView(
      Seat seat, int hand, int cargo, Optional<Crew> cards, boolean resigned) {}

  /** What everybody knows of a party on board. */
  record BoardingView(Seat seat, Crew party, int found, boolean losingCrew) {}

  public static SalvageView of(Salvage game, Viewer viewer) {
    int gone = game.past().size();
    int current = game.derelict().isPresent() ? 1 : 0;
    return new SalvageView(
        gone + current,
        gone + current + game.queue().size(),
        game.derelict().map(id -> game.current()),
        game.bids(),
        game.past(),
        game.deck().size(),
        game.discards(),
        game.seats().stream().map(seat -> player(game, seat)).toList(),
        game.boarding().map(boarded -> boarding(game, boarded)),
        viewer.seat().map(game.hands()::get),
        viewer.seat().flatMap(seat -> answer(game, seat)));
  }

  private static PlayerView player(Salvage game, Seat seat) {
    Crew hand = game.hands().get(seat);
    Optional<Crew> cards = game.over() ? Optional.of(hand) : Optional.empty();
    return new PlayerView(
        seat, hand.size(), game.cargo().get(seat), cards, game.resigned().contains(seat));
  }

  private static BoardingView boarding(Salvage game, Pending.Boarded boarded) {
    boolean losing = game.pending().orElseThrow() instanceof Pending.CrewToLose;
    return new BoardingView(boarded.seat(), boarded.party(), boarded.found(), losing);
  }

  private static Optional<Crew> answer(Salvage game, Seat seat) {
    return game.pending().orElse(null) instanceof Pending.OfAll asked
        ? asked.answers().of(seat)
        : Optional.empty();
  }
}
