package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Colonies;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Fields;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A game of Alien Frontiers.
 *
 * @param docks the ships at the stations; those of a player that are neither here nor available are
 *     in the Maintenance Bay
 * @param colonies on the planet
 * @param fields on the planet
 * @param relic the grey ship
 * @param players what each has
 * @param piles the tech cards that nobody owns
 * @param turn whose turn it is, and what it has brought so far
 * @param pending what the player in turn is asked
 * @param over whether the game has ended
 */
public record AlienFrontiers(
    Docks docks,
    Colonies colonies,
    Fields fields,
    Relic relic,
    PerSeat<Player> players,
    Piles piles,
    Turn turn,
    Pending pending,
    boolean over) {

  public static final AlienFrontiers UNOPENED =
      new AlienFrontiers(
          Docks.EMPTY,
          Colonies.NONE,
          Fields.OFF_BOARD,
          Relic.AT_HOME,
          PerSeat.of(List.of()),
          new Piles(List.of(), List.of(), List.of()),
          Turn.begun(Seat.of(1), 0, Ships.NONE),
          Pending.Acting.NOW,
          false);

  /** The course of events from here on. */
  Course<AlienFrontiers, FrontiersEvent> course() {
    return new Course<>(this, (state, event) -> event.applyTo(state));
  }

  public List<Seat> seats() {
    return players.seats();
  }

  /** Whose turn it is. */
  public Seat active() {
    return turn.seat();
  }

  public Player player(Seat seat) {
    return players.get(seat);
  }

  /** The player whose turn it is. */
  Player actor() {
    return players.get(turn.seat());
  }

  /** How many have not resigned. */
  int inPlay() {
    int count = 0;
    for (Player player : players.values()) {
      count += player.resigned() ? 0 : 1;
    }
    return count;
  }

  /** The next one clockwise who has not resigned. */
  Seat next() {
    Seat next = active().next(players.size());
    while (player(next).resigned()) {
      next = next.next(players.size());
    }
    return next;
  }

  /** Whether the player in turn has the territory's bonus, by control or by Data Crystal. */
  boolean hasBonus(Territory territory) {
    boolean reached =
        colonies.controllerIndex(territory) == active().index()
            || (turn.borrowed().isPresent() && turn.borrowed().get() == territory);
    return reached && !fields.isOn(Field.ISOLATION, territory); // AF-6.1
  }

  /** Whether the ship sails for the seat: one of its colour, or the relic it has bought. */
  boolean sailsFor(int shipCode, Seat seat) {
    int owner = Ship.ownerOf(shipCode);
    return owner == seat.index() || (owner == Ship.RELIC && relic.isHeldBy(seat));
  }

  /** Whether the ship sails for an opponent of the player in turn. */
  boolean isHostile(int shipCode) {
    return Ship.ownerOf(shipCode) != Ship.NEUTRAL && !sailsFor(shipCode, active());
  }

  /** How many ships the seat's fleet has: own-colour ones out of the stock, and the relic. */
  int fleet(Seat seat) {
    return player(seat).ships() + (relic.isHeldBy(seat) ? 1 : 0);
  }

  /** How many own-colour ships of the seat are in the Maintenance Bay. */
  public int inBay(Seat seat) {
    int lifted = pending instanceof Pending.Redock redock && redock.ship().isOf(seat) ? 1 : 0;
    return player(seat).ships()
        - docks.countOf(seat.index())
        - turn.available().countOf(seat.index())
        - lifted;
  }

  /** Ships leave a station; what leaves the Alien Artifact no longer counts there (AF-7.18). */
  AlienFrontiers undocking(Station station, Ships ships) {
    return withDocks(docks.without(station, ships)).recountingArtifact();
  }

  /** A ship that was counted leaves before one like it that was not. */
  AlienFrontiers recountingArtifact() {
    Ships uncounted = turn.docked().uncounted();
    if (uncounted.isEmpty()) {
      return this;
    }
    Ships left = uncounted.inCommonWith(docks.at(Station.ALIEN_ARTIFACT));
    return withTurn(turn.withDocked(turn.docked().withUncounted(left)));
  }

  AlienFrontiers withDocks(Docks changed) {
    return new AlienFrontiers(
        changed, colonies, fields, relic, players, piles, turn, pending, over);
  }

  AlienFrontiers withColonies(Colonies changed) {
    return new AlienFrontiers(docks, changed, fields, relic, players, piles, turn, pending, over);
  }

  AlienFrontiers withFields(Fields changed) {
    return new AlienFrontiers(docks, colonies, changed, relic, players, piles, turn, pending, over);
  }

  AlienFrontiers withRelic(Relic changed) {
    return new AlienFrontiers(
        docks, colonies, fields, changed, players, piles, turn, pending, over);
  }

  AlienFrontiers withPlayer(Seat seat, Player changed) {
    return new AlienFrontiers(
        docks, colonies, fields, relic, players.with(seat, changed), piles, turn, pending, over);
  }

  public AlienFrontiers withPiles(Piles changed) {
    return new AlienFrontiers(
        docks, colonies, fields, relic, players, changed, turn, pending, over);
  }

  AlienFrontiers withTurn(Turn changed) {
    return new AlienFrontiers(
        docks, colonies, fields, relic, players, piles, changed, pending, over);
  }

  AlienFrontiers asking(Pending changed) {
    return new AlienFrontiers(docks, colonies, fields, relic, players, piles, turn, changed, over);
  }

  AlienFrontiers asOver() {
    return new AlienFrontiers(
        docks, colonies, fields, relic, players, piles, turn, Pending.Acting.NOW, true);
  }

  /** What the player in turn wants to redock, if they have picked up a ship. */
  public Optional<Pending.Redock> lifted() {
    return pending instanceof Pending.Redock redock ? Optional.of(redock) : Optional.empty();
  }
}
