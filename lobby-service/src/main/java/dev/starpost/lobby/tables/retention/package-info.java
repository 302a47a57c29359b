/** Retention: sweeps of stale, cancelled and overdue tables; personal data at tables. */
package dev.starpost.lobby.tables.retention;
