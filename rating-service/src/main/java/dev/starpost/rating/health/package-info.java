/** Readiness of this instance. */
package dev.starpost.rating.health;
