/** Health checks: liveness and readiness. */
package dev.starpost.engine.api.health;
