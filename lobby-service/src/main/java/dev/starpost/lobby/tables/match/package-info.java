/** Tables that the matchmaking service asks for by command. */
package dev.starpost.lobby.tables.match;
