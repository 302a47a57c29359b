/** The topics of Kafka that the lobby reads and writes. */
package dev.starpost.lobby.topic;
