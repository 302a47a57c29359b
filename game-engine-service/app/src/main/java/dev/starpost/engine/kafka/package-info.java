/**
 * What all users of Kafka share: client settings, topics, sending, tails, offset tracking, dead
 * letters, traces.
 */
package dev.starpost.engine.kafka;
