/** Inviting players to a table. */
package dev.starpost.lobby.tables.invitation;
