/** Fairness reports: results by seat, number of players and option. */
package dev.starpost.rating.fairness;
