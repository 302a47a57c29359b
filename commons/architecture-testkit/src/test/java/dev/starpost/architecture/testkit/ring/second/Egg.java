package dev.starpost.architecture.testkit.ring.second;

import dev.starpost.architecture.testkit.ring.first.Hen;

/** Half of a cycle, to be found. */
public record Egg(Hen within) {}
