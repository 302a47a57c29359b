/** Client of the game engine: what can be played. */
package dev.starpost.matchmaking.engine;
