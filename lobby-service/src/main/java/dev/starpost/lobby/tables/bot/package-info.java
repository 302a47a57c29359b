/** Bots at tables: how they are seated, and the limits of games with them. */
package dev.starpost.lobby.tables.bot;
