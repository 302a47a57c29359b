/** Names and settings of the topics, and the publisher of messages. */
package dev.starpost.matchmaking.topic;
