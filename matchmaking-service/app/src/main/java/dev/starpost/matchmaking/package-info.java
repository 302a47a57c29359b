/** The matchmaking service's wiring: clock and database. */
package dev.starpost.matchmaking;
