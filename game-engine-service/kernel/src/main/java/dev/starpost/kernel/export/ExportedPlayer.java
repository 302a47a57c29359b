package dev.starpost.kernel.export;

import dev.starpost.kernel.Seat;

/**
 * Who sat where.
 *
 * @param entropy what the player added to the dice, empty for nothing
 */
public record ExportedPlayer(Seat seat, String name, String entropy) {}
