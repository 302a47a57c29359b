/** Starting the game of a table, and waiting until it has begun. */
package dev.starpost.lobby.tables.start;
