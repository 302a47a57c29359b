/** Benchmark of moves: how many are acknowledged in a second, and how soon. */
package dev.starpost.deploy.load.moves;
