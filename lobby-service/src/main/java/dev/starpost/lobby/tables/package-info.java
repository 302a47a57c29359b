/** The bounded context of tables: where people gather, until a game begins. */
package dev.starpost.lobby.tables;
