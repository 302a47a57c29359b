/**
 * What all benchmarks share: arguments, platforms of their own, clients, latencies, tables of
 * figures.
 */
package dev.starpost.deploy.load.bench;
