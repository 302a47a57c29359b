/**
 * Resources by which people play: moves, undo, resignation, seats, and what became of a command.
 */
package dev.starpost.engine.api.command;
