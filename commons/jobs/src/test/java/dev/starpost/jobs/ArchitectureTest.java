package dev.starpost.jobs;

import dev.starpost.architecture.testkit.ArchitectureSuite;

class ArchitectureTest implements ArchitectureSuite {
  @Override
  public String root() {
    return "dev.starpost.jobs";
  }
}
