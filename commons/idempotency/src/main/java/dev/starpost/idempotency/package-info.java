/**
 * Idempotent requests: the response to an Idempotency-Key is stored, encrypted with that key, and
 * given again.
 */
package dev.starpost.idempotency;
