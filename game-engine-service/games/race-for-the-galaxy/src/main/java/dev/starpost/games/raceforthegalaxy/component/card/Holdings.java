package dev.starpost.games.raceforthegalaxy.component.card;

/**
 * What a player has besides cards, as far as scoring looks at it.
 *
 * @param chips points in chips
 * @param military unspecialised military (RFTG-10.8)
 * @param goods on own worlds
 * @param science tokens of each category, used or not
 */
public record Holdings(
    int chips, int military, int goods, int science, int technology, int uplift) {

  int artifacts(ArtifactCategory category) {
    return switch (category) {
      case ALIEN_SCIENCE -> science;
      case ALIEN_TECHNOLOGY -> technology;
      case ALIEN_UPLIFT -> uplift;
    };
  }
}
