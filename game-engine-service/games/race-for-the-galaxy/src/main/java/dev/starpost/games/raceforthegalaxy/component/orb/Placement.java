package dev.starpost.games.raceforthegalaxy.component.orb;

/**
 * RFTG-13.1: where a card lies.
 *
 * @param x of its north-west square, once rotated
 * @param rotation quarter turns clockwise
 */
public record Placement(OrbCard card, int x, int y, int rotation) {
  public Placement {
    if (rotation < 0 || rotation >= OrbCard.ROTATIONS) {
      throw new IllegalArgumentException("rotations are 0 to 3, not " + rotation);
    }
  }

  Shape shape() {
    return card.shape(rotation);
  }

  @Override
  public String toString() {
    return card + "@(" + x + ", " + y + ", " + rotation + ")";
  }
}
