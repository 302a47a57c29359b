/** Readiness of this instance. */
package dev.starpost.lobby.health;
