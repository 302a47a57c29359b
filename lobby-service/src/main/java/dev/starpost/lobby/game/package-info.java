/**
 * The index of games, made of the commits that the engine publishes: lists of one's games, and who
 * may look at which.
 */
package dev.starpost.lobby.game;
