package dev.starpost.games.raceforthegalaxy;

import dev.starpost.testkit.suite.RoomsSuite;

class ArchitectureTest implements RoomsSuite {
  @Override
  public String root() {
    return "dev.starpost.games.raceforthegalaxy";
  }
}
