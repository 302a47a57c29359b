/** Benchmark of streams: how soon thousands of people hear of their turn. */
package dev.starpost.deploy.load.streams;
