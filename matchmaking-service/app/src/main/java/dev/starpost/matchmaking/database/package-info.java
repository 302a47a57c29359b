/** The database: clocks and options as PostgreSQL stores them. */
package dev.starpost.matchmaking.database;
