/** The database: the lock of the whole service, and times as PostgreSQL stores them. */
package dev.starpost.rating.database;
