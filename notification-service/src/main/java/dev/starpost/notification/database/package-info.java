/** The database: pages, moments and JSON documents, read from rows. */
package dev.starpost.notification.database;
