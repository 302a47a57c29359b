/** Rated games: those that have counted, and what they were to their players. */
package dev.starpost.rating.result;
