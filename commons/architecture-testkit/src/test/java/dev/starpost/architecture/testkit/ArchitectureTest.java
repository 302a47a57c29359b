package dev.starpost.architecture.testkit;

class ArchitectureTest implements ArchitectureSuite {
  @Override
  public String root() {
    return "dev.starpost.architecture.testkit";
  }
}
