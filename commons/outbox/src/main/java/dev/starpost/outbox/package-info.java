/**
 * Transactional outbox and inbox: messages are stored with what they tell, relayed to Kafka in
 * order, and taken once.
 */
package dev.starpost.outbox;
