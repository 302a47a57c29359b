/** The database: the lock of the whole service. */
package dev.starpost.rating.database;
