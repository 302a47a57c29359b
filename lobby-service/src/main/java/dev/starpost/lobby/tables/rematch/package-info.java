/** Rematches: those who have played play again. */
package dev.starpost.lobby.tables.rematch;
