/** The directory of accounts, read from the lobby's topic. */
package dev.starpost.engine.kafka.account;
