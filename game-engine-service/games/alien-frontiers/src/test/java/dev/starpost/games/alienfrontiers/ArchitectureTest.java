package dev.starpost.games.alienfrontiers;

import dev.starpost.testkit.suite.RoomsSuite;

class ArchitectureTest implements RoomsSuite {
  @Override
  public String root() {
    return "dev.starpost.games.alienfrontiers";
  }
}
