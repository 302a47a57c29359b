/** Embedded Kafka broker, a program of its own. */
package dev.starpost.deploy.kafka;
