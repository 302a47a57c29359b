/** Benchmark of matchmaking: waiting times in a simulated day, and tickets served in a second. */
package dev.starpost.deploy.load.matchmaking;
