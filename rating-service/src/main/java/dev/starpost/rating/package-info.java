/** The rating service's wiring: clock and database. */
package dev.starpost.rating;
