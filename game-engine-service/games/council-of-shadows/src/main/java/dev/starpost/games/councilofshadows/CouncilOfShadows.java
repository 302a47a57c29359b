package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Piles;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import java.util.List;
import java.util.Optional;

/**
 * A game of Council of Shadows.
 *
 * @param table what was agreed on
 * @param board systems and cubes
 * @param market the AI cards that nobody owns
 * @param piles all other piles
 * @param automa the cards of the Automa; none but in solo play
 * @param players what each has; in solo play the second is the Automa
 * @param round how far the game has come
 * @param agenda what is asked, and what is to be done then
 * @param over whether the game has ended
 */
public record CouncilOfShadows(
    Table table,
    Board board,
    Market market,
    Piles piles,
    Automa automa,
    PerSeat<Player> players,
    Round round,
    Agenda<Task> agenda,
    boolean over) {

  public static final CouncilOfShadows UNOPENED =
      new CouncilOfShadows(
          Table.UNSET,
          Board.EMPTY,
          new Market(List.of(), Pile.of(List.of()), List.of()),
          new Piles(List.of(), List.of(), List.of(), Pile.of(List.of())),
          Automa.NONE,
          PerSeat.of(List.of()),
          Round.UNOPENED,
          Agenda.empty(),
          false);

  public Layout layout() {
    return table.layout();
  }

  public Player player(Seat seat) {
    return players.get(seat);
  }

  /** The seats of people who have not resigned. */
  int inPlay() {
    int count = 0;
    for (Seat seat : table.seats()) {
      count += player(seat).resigned() ? 0 : 1;
    }
    return count;
  }

  /** What is asked; empty when the game is over. */
  public Optional<Pending> pending() {
    return agenda.top().map(Pending.class::cast);
  }

  /** COS-1.6: the next higher arrival. */
  private int arriving() {
    int last = 0;
    for (Player player : players.values()) {
      last = Math.max(last, player.track().arrival());
    }
    return last + 1;
  }

  /** The marker moves to another space, and comes there last. */
  CouncilOfShadows withEnergy(Seat seat, int energy) {
    Player player = player(seat);
    if (player.track().energy() == energy) {
      return this;
    }
    return with(seat, player.withTrack(player.track().withEnergy(energy, arriving())));
  }

  CouncilOfShadows gaining(Seat seat, int energy) {
    return energy == 0 ? this : withEnergy(seat, player(seat).track().energy() + energy);
  }

  CouncilOfShadows gaining(Seat seat, Gems gems) {
    return gems.isEmpty()
        ? this
        : with(seat, player(seat).withGems(player(seat).gems().plus(gems)));
  }

  CouncilOfShadows paying(Seat seat, Gems gems) {
    return with(seat, player(seat).withGems(player(seat).gems().minus(gems)));
  }

  public CouncilOfShadows with(Seat seat, Player player) {
    return withPlayers(players.with(seat, player));
  }

  public CouncilOfShadows withPlayers(PerSeat<Player> changed) {
    return new CouncilOfShadows(table, board, market, piles, automa, changed, round, agenda, over);
  }

  CouncilOfShadows withBoard(Board changed) {
    return new CouncilOfShadows(
        table, changed, market, piles, automa, players, round, agenda, over);
  }

  public CouncilOfShadows withMarket(Market changed) {
    return new CouncilOfShadows(table, board, changed, piles, automa, players, round, agenda, over);
  }

  public CouncilOfShadows withPiles(Piles changed) {
    return new CouncilOfShadows(
        table, board, market, changed, automa, players, round, agenda, over);
  }

  public CouncilOfShadows withAutoma(Automa changed) {
    return new CouncilOfShadows(table, board, market, piles, changed, players, round, agenda, over);
  }

  CouncilOfShadows withRound(Round changed) {
    return new CouncilOfShadows(
        table, board, market, piles, automa, players, changed, agenda, over);
  }

  CouncilOfShadows asking(Agenda<Task> changed) {
    return new CouncilOfShadows(table, board, market, piles, automa, players, round, changed, over);
  }

  CouncilOfShadows asOver() {
    return new CouncilOfShadows(
        table, board, market, piles, automa, players, round, Agenda.empty(), true);
  }
}
