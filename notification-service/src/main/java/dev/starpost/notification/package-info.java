/**
 * The notification service: news for people, by e-mail, webhooks and live streams. Here is its
 * wiring: clock and database.
 */
package dev.starpost.notification;
