/** Rating history: every change of a rating, and why. */
package dev.starpost.rating.history;
