/** Locks of the database that belong to no row. */
package dev.starpost.lobby.database;
