/** Columns of PostgreSQL: moments and JSON documents, read from rows. */
package dev.starpost.outbox.column;
