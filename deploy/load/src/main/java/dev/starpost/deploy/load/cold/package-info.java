/** Benchmark of stored games: what those that nobody plays cost. */
package dev.starpost.deploy.load.cold;
