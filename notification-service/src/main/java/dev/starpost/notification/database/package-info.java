/** The database: pages as PostgreSQL reads them. */
package dev.starpost.notification.database;
