/**
 * Client of the game engine: whether a table can be played, what became of a command, which commits
 * a game has.
 */
package dev.starpost.lobby.engine;
