/**
 * Test suites that every game inherits: replay, perft, options, secrecy, random play, purity,
 * texts, the log, components, explained options, bots, rule coverage, and the rooms of its
 * packages.
 */
package dev.starpost.testkit.suite;
