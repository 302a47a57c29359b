package dev.starpost.games.alienfrontiers;

import dev.starpost.kernel.Seat;

/** One fuel or one ore of a player, for a thief to take. */
record Loot(Seat seat, Resource resource) {}
