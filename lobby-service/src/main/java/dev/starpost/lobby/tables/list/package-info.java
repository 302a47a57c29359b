/** Lists of tables, and what a table adds to the lists of games. */
package dev.starpost.lobby.tables.list;
