/**
 * The matchmaking service: tickets, matches and challenges. Here is its wiring: clock and database.
 */
package dev.starpost.matchmaking;
