/** Kafka as one broker: settings and start. */
package dev.starpost.deploy.servers.kafka;
