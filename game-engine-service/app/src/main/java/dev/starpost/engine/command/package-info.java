/**
 * Command processing: decides batches of commands, stores them, publishes them and replies. Knows
 * MongoDB through history only, and Kafka not at all.
 */
package dev.starpost.engine.command;
