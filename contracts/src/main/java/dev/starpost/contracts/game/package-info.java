/** Messages of the game engine: commands, replies, and commits with their public facts. */
package dev.starpost.contracts.game;
