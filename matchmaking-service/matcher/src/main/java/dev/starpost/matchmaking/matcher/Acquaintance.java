package dev.starpost.matchmaking.matcher;

/** What is known of people that keeps them apart. Both are the same whoever is named first. */
public interface Acquaintance {
  /** Whether one of them does not want to meet the other. */
  boolean areApart(String one, String other);

  /** How often they were matched lately. */
  int meetings(String one, String other);

  /** Nobody knows anybody. */
  static Acquaintance none() {
    return new Acquaintance() {
      @Override
      public boolean areApart(String one, String other) {
        return false;
      }

      @Override
      public int meetings(String one, String other) {
        return 0;
      }
    };
  }
}
