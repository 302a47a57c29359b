package dev.starpost.games.councilofshadows;

/**
 * The markers of one player (COS-1.5).
 *
 * @param arrival when the energy marker came to its space; lower is earlier (COS-1.6)
 * @param level the Dark Tech level (COS-1.7)
 */
public record Track(int consumption, int energy, int arrival, int level) {

  Track withConsumption(int changed) {
    return new Track(changed, energy, arrival, level);
  }

  Track withEnergy(int changed, int arrived) {
    return new Track(consumption, changed, arrived, level);
  }

  Track withLevel(int changed) {
    return new Track(consumption, energy, arrival, changed);
  }
}
