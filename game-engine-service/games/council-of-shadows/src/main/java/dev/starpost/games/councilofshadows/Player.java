package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What belongs to one player, but for the cubes on the main board. The Automa is one too, with
 * markers and bonus cards only.
 *
 * @param hand the cards in hand, planned ones included until plans are revealed
 * @param zones from left to right
 * @param plan what is planned for this round; secret with screens
 * @param stations the galaxies in which the player has built one
 * @param resigned whether the player has left (COS-9.6)
 */
public record Player(
    Optional<Civilization> civilization,
    Optional<Leader> leader,
    Track track,
    Gems gems,
    CardSet hand,
    List<Zone> zones,
    Plan plan,
    UpgradeSet upgrades,
    GalaxySet stations,
    DarkTechSet darkTech,
    Bonus bonus,
    boolean resigned) {

  /** For each power the Dark Tech card that has it, as a bit. */
  private static final int[] POWERS = powers();

  private static int[] powers() {
    int[] bits = new int[Power.ALL.size()];
    for (Power power : Power.ALL) {
      for (DarkTech card : DarkTech.ALL) {
        bits[power.index()] |= card.hasPower(power) ? 1 << card.index() : 0;
      }
    }
    return bits;
  }

  /** Whether a leader or a Dark Tech card gives the player the power. */
  boolean has(Power power) {
    return (darkTech.bits() & POWERS[power.index()]) != 0
        || (leader.isPresent() && leader.get().power() == power);
  }

  int level() {
    return track.level();
  }

  /** COS-8.1. */
  boolean reachesLevel() {
    return track.energy() >= track.consumption();
  }

  /** The cards in hand that are not planned. */
  public CardSet handLeft() {
    return plan.laid().isEmpty() ? hand : hand.without(plan.cards());
  }

  /** COS-4.6: whether every zone has been decided. */
  public boolean hasPlanned() {
    return plan.decided() == zones.size();
  }

  boolean hasZone(ZoneId id) {
    for (int i = 0; i < zones.size(); i++) {
      if (zones.get(i).id() == id) {
        return true;
      }
    }
    return false;
  }

  /** All action cards, wherever they lie. */
  public CardSet cards() {
    CardSet all = hand;
    for (Zone zone : zones) {
      all = all.with(zone.cards());
    }
    return all;
  }

  /** COS-13.4: own cubes on the individual board; Ava's zone is marked with one. */
  int boardCubes() {
    return upgrades.size() + (has(Power.EXTRA_ZONE) ? 1 : 0);
  }

  int range(int zone) {
    return upgrades.range(zones.get(zone).id());
  }

  Player withCivilization(Civilization chosen) {
    return new Player(
        Optional.of(chosen),
        leader,
        track,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withLeader(Leader chosen) {
    return new Player(
        civilization,
        Optional.of(chosen),
        track,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withTrack(Track changed) {
    return new Player(
        civilization,
        leader,
        changed,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withGems(Gems changed) {
    return new Player(
        civilization,
        leader,
        track,
        changed,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withCards(CardSet newHand, List<Zone> newZones) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        newHand,
        newZones,
        plan,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  public Player withPlan(Plan changed) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        changed,
        upgrades,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withUpgrades(UpgradeSet changed) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        plan,
        changed,
        stations,
        darkTech,
        bonus,
        resigned);
  }

  Player withStations(GalaxySet changed) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        changed,
        darkTech,
        bonus,
        resigned);
  }

  Player withDarkTech(DarkTechSet changed) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        changed,
        bonus,
        resigned);
  }

  public Player withBonus(Bonus changed) {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        plan,
        upgrades,
        stations,
        darkTech,
        changed,
        resigned);
  }

  Player leaving() {
    return new Player(
        civilization,
        leader,
        track,
        gems,
        hand,
        zones,
        Plan.NONE,
        upgrades,
        stations,
        darkTech,
        bonus,
        true);
  }

  /** A zone more, right of all others. */
  Player withZone(ZoneId zone) {
    List<Zone> more = new ArrayList<>(zones);
    more.add(Zone.empty(zone));
    return withCards(hand, Collections.unmodifiableList(more));
  }

  /** COS-4.6: the planned cards lie on their zones. */
  Player revealing(Plan shown) {
    if (shown.laid().isEmpty()) {
      return withPlan(Plan.NONE);
    }
    List<Zone> changed = new ArrayList<>(zones);
    for (Plan.Laid laid : shown.laid()) {
      for (int i = 0; i < changed.size(); i++) {
        if (changed.get(i).id() == laid.zone()) {
          changed.set(i, changed.get(i).covered(laid.card()));
        }
      }
    }
    return withPlan(Plan.NONE)
        .withCards(hand.without(shown.cards()), Collections.unmodifiableList(changed));
  }

  /** COS-6.15: every stack moves one zone to the right, the last one into the hand. */
  Player shifted() {
    List<Zone> changed = new ArrayList<>(zones.size());
    changed.add(Zone.empty(zones.get(0).id()));
    for (int i = 1; i < zones.size(); i++) {
      changed.add(zones.get(i - 1).movedTo(zones.get(i).id()));
    }
    return withCards(
        hand.with(zones.get(zones.size() - 1).cards()), Collections.unmodifiableList(changed));
  }
}
