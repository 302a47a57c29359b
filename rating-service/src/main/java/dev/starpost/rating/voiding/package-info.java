/** Voiding: an operator takes a game out of all ratings. */
package dev.starpost.rating.voiding;
