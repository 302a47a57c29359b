package dev.starpost.games.alienfrontiers.component;

import java.util.Optional;

/** §6: where the fields lie; those that are empty are off the board. */
public record Fields(
    Optional<Territory> isolation, Optional<Territory> positron, Optional<Territory> repulsor) {

  public static final Fields OFF_BOARD =
      new Fields(Optional.empty(), Optional.empty(), Optional.empty());

  public Optional<Territory> of(Field field) {
    return switch (field) {
      case ISOLATION -> isolation;
      case POSITRON -> positron;
      case REPULSOR -> repulsor;
    };
  }

  public boolean isOn(Field field, Territory territory) {
    Optional<Territory> where = of(field);
    return where.isPresent() && where.get() == territory;
  }

  public Fields with(Field field, Optional<Territory> where) {
    return new Fields(
        field == Field.ISOLATION ? where : isolation,
        field == Field.POSITRON ? where : positron,
        field == Field.REPULSOR ? where : repulsor);
  }
}
