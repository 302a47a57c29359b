/** Recorded games: how they are made, stored and replayed. */
package dev.starpost.testkit.record;
