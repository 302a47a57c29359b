/** Ladders: lists, places and divisions, as people and other services ask for them. */
package dev.starpost.rating.ladder;
