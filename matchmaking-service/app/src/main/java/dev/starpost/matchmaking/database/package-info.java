/** The database: JSON and times as PostgreSQL stores them. */
package dev.starpost.matchmaking.database;
