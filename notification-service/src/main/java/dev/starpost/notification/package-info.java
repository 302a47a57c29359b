/** The notification service's wiring: clock and database. */
package dev.starpost.notification;
