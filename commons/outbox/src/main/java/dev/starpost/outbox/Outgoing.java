package dev.starpost.outbox;

import java.util.UUID;

/**
 * A message in the outbox.
 *
 * @param number its place in the outbox
 * @param id the same however often it is sent
 */
record Outgoing(long number, UUID id, Message message) {
  String key() {
    return message.key();
  }
}
