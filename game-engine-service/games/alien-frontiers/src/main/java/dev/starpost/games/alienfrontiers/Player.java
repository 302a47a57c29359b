package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.TechSet;

/**
 * What belongs to one player, but for what stands on the planet and at stations.
 *
 * @param held fuel and ore
 * @param ships own-colour ships out of the stock, wherever they are
 * @param reserve colonies that are neither on the hub nor on the planet
 * @param circle where the colony on the hub stands; 0 if there is none
 * @param cards lying face up
 * @param terraformed whether one ship has used the Terraforming Station and goes back to the stock
 *     at the next turn (AF-3.1)
 * @param resigned whether the player has left (AF-8.5)
 */
public record Player(
    Resources held,
    int ships,
    int reserve,
    int circle,
    TechSet cards,
    boolean terraformed,
    boolean resigned) {

  /** Colonies not yet on the planet. */
  int unplaced() {
    return reserve + (circle > 0 ? 1 : 0);
  }

  Player holding(Resources resources) {
    return new Player(resources, ships, reserve, circle, cards, terraformed, resigned);
  }

  Player paying(Resources cost) {
    return cost.total() == 0 ? this : holding(held.minus(cost));
  }

  Player gaining(Resources more) {
    return more.total() == 0 ? this : holding(held.plus(more));
  }

  Player withShips(int count, boolean usedTerraforming) {
    return new Player(held, count, reserve, circle, cards, usedTerraforming, resigned);
  }

  Player withColonies(int inReserve, int onCircle) {
    return new Player(held, ships, inReserve, onCircle, cards, terraformed, resigned);
  }

  Player withCards(TechSet owned) {
    return new Player(held, ships, reserve, circle, owned, terraformed, resigned);
  }

  /** AF-8.5: all that leaves the table with the player; a colony on the hub goes back. */
  Player leaving() {
    return new Player(Resources.NONE, 0, unplaced(), 0, TechSet.NONE, false, true);
  }
}
