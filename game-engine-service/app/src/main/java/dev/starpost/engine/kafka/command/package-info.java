/**
 * Commands through Kafka: sending them, the consumer loops that take them, and the replies to them.
 */
package dev.starpost.engine.kafka.command;
