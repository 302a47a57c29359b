/**
 * Command line tools for authors of games and for players who check: benchmarks of rules and bots,
 * recording of games, verification of exports.
 */
package dev.starpost.workbench;
