package dev.starpost.outbox;

import java.util.concurrent.CompletableFuture;

/** Sender of messages to the topics. */
@FunctionalInterface
interface Sender {
  /** Completes when the brokers have acknowledged the message; fails when that is not known. */
  CompletableFuture<Void> send(Outgoing outgoing);
}
