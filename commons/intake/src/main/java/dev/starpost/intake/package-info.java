/**
 * Consumers of topics: batches in one transaction, retries with back-off, dead letters, and filling
 * gaps of game.events.
 */
package dev.starpost.intake;
