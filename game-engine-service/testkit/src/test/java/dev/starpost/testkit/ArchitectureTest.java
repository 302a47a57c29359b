package dev.starpost.testkit;

import dev.starpost.architecture.testkit.ArchitectureSuite;
import java.util.Set;

class ArchitectureTest implements ArchitectureSuite {
  @Override
  public String root() {
    return "dev.starpost.testkit";
  }

  /** One suite for each claim, all over the same seeds: that is what the package is. */
  @Override
  public Set<String> largePackages() {
    return Set.of("dev.starpost.testkit.suite");
  }
}
