package dev.starpost.architecture.testkit.ring.first;

import dev.starpost.architecture.testkit.ring.second.Egg;

/** Half of a cycle, to be found. */
public record Hen(Egg laid) {}
