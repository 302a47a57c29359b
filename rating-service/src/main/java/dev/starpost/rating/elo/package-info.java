/** Elo's formula and its K factor: pure, and nothing else. */
package dev.starpost.rating.elo;
