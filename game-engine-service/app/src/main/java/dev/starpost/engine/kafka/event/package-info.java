/**
 * Commits through Kafka: publishing them, publishing them again, and the signal that one has come.
 */
package dev.starpost.engine.kafka.event;
