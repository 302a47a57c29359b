/** Taking and leaving seats, and cancelling a table. */
package dev.starpost.lobby.tables.seat;
