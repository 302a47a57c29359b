package dev.starpost.outbox;

import java.util.Map;
import java.util.UUID;

/**
 * A message in the outbox.
 *
 * @param number its place in the outbox
 * @param id the same however often it is sent
 * @param headers that were there when it was written, beside the id
 */
record Outgoing(long number, UUID id, Message message, Map<String, String> headers) {
  String key() {
    return message.key();
  }
}
