/** The database: JSON, times and pages as PostgreSQL stores and reads them. */
package dev.starpost.notification.database;
