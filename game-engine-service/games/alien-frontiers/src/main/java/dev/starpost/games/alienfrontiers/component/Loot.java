package dev.starpost.games.alienfrontiers.component;

import dev.starpost.kernel.Seat;

/** One fuel or one ore of a player, for a thief to take. */
public record Loot(Seat seat, Resource resource) {}
