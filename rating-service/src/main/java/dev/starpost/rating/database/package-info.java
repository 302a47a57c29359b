/** The database: the lock of the whole service, and columns of rows that are written together. */
package dev.starpost.rating.database;
