/** Benchmark of ladders: pages, places, and results that come in. */
package dev.starpost.deploy.load.ladders;
