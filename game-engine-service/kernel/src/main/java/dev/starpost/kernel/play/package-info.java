/**
 * Conducting a game: the referee, who opens, adjudicates, undoes, lets resign and folds; playouts;
 * and automatic players with all that they may look into.
 */
package dev.starpost.kernel.play;
