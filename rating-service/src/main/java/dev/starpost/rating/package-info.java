/**
 * The rating service: Elo, ladders, seasons and records of players. Here is its wiring: clock and
 * database.
 */
package dev.starpost.rating;
