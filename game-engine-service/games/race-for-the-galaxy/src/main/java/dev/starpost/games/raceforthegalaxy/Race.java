package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A game of Race for the Galaxy.
 *
 * @param table what was agreed on
 * @param players what each has
 * @param stock the cards that belong to nobody
 * @param pool the chips that nobody has won yet; may be negative (RFTG-8.10)
 * @param round how far the game has come
 * @param orb the Orb, if it is in play
 * @param over whether the game has ended
 */
public record Race(
    Table table,
    PerSeat<Player> players,
    Stock stock,
    int pool,
    Round round,
    Optional<Orb> orb,
    boolean over) {

  public static final Race UNOPENED =
      new Race(
          Table.UNSET, PerSeat.of(List.of()), Stock.EMPTY, 0, Round.SETUP, Optional.empty(), false);

  public Player player(Seat seat) {
    return players.get(seat);
  }

  public List<Seat> seats() {
    return table.seats();
  }

  /** RFTG-16.3: all seats, clockwise from the first seat. */
  List<Seat> order() {
    return Seating.order(table.players(), round.first());
  }

  /** Those of {@link #order} whose places are among these bits. */
  List<Seat> some(int places) {
    return Seating.some(table.players(), round.first(), places);
  }

  /** RFTG-10.5. */
  public int score(Seat seat) {
    int cards = player(seat).score(table.orb());
    return orb.isEmpty()
        ? cards
        : cards + player(seat).explorer().points(theOrb().maze().stations());
  }

  /** The score of a seat as all know it: tokens that are not used stay out until the end. */
  public int openScore(Seat seat) {
    Player player = player(seat);
    if (orb.isEmpty()) {
      return player.score(false);
    }
    Explorer counted = over ? player.explorer() : player.explorer().open();
    return player.score(true, counted) + counted.points(theOrb().maze().stations());
  }

  PerSeat<Integer> openScores() {
    return PerSeat.filled(table.players(), this::openScore);
  }

  PerSeat<Integer> scores() {
    return PerSeat.filled(table.players(), this::score);
  }

  int inPlay() {
    int count = 0;
    for (Player player : players.values()) {
      count += player.resigned() ? 0 : 1;
    }
    return count;
  }

  boolean isAnybodyAwaited() {
    return players.any(Player::isAwaited);
  }

  /** RFTG-18.10: whether the cards of Explore are seen: not before the own Orb turn is over. */
  public boolean seesDrawn(Seat seat) {
    return orb.isEmpty() || !theOrb().turns().contains(seat);
  }

  /** The Orb of a game that has one. */
  public Orb theOrb() {
    return orb.orElseThrow();
  }

  public Race with(Orb changed) {
    return new Race(table, players, stock, pool, round, Optional.of(changed), over);
  }

  public Race with(Seat seat, Player player) {
    return withPlayers(players.with(seat, player));
  }

  public Race withPlayers(PerSeat<Player> changed) {
    return new Race(table, changed, stock, pool, round, orb, over);
  }

  public Race withStock(Stock changed) {
    return new Race(table, players, changed, pool, round, orb, over);
  }

  public Race with(Seat seat, Player player, Stock changed) {
    return new Race(table, players.with(seat, player), changed, pool, round, orb, over);
  }

  /** Chips from the pool (RFTG-8.9). */
  public Race with(Seat seat, Player player, Stock changed, int points) {
    Player richer = points == 0 ? player : player.withChips(player.chips() + points);
    return new Race(table, players.with(seat, richer), changed, pool - points, round, orb, over);
  }

  Race with(Round changed, PerSeat<Player> changedPlayers) {
    return new Race(table, changedPlayers, stock, pool, changed, orb, over);
  }

  Race withRound(Round changed) {
    return new Race(table, players, stock, pool, changed, orb, over);
  }

  Race asOver() {
    PerSeat<Player> asked = players.map((seat, player) -> player.asking(Ask.NOTHING));
    return new Race(table, asked, stock, pool, round, orb, true);
  }
}
