/** Consumer of game.events: turns, answers and endings; scores rated games. */
package dev.starpost.rating.game;
