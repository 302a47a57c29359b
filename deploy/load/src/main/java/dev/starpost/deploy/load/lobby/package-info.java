/** Benchmark of gateway and lobby: guests, registrations, tables, lists. */
package dev.starpost.deploy.load.lobby;
