/** Readiness of this instance. */
package dev.starpost.notification.health;
