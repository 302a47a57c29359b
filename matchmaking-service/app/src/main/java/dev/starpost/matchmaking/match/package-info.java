/**
 * Matching: the leader that looks for opponents, how tickets are claimed, and what became of the
 * tables.
 */
package dev.starpost.matchmaking.match;
