/** The database: clocks as PostgreSQL stores them. */
package dev.starpost.matchmaking.database;
