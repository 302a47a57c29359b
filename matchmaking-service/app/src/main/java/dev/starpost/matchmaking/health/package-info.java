/** Readiness of this instance. */
package dev.starpost.matchmaking.health;
