/**
 * Receiving of messages in services with PostgreSQL: batches of a channel take effect in one
 * transaction, dead letters, projections of games that catch up from the engine.
 */
package dev.starpost.messaging;
