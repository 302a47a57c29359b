package dev.starpost.kernel.chance;

/**
 * Fast dice from a number, for playouts, bots and tests. Anyone who knows a few draws can work out
 * the rest, so never for a real game.
 */
public final class SeededDice extends Dice {
  private final long seed;

  public SeededDice(long seed) {
    this(seed, 0);
  }

  public SeededDice(long seed, long drawn) {
    super(drawn);
    this.seed = scatter(seed);
  }

  @Override
  protected long draw(long n) {
    return scatter(seed + n * 0x9E3779B97F4A7C15L);
  }

  /** Spreads every input bit over the result: the finishing step of SplitMix64. */
  private static long scatter(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
