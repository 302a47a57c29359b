/** Readiness check of a service, collected from its parts. */
package dev.starpost.web.health;
