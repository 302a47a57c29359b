package dev.starpost.contracts.game;

import dev.starpost.contracts.Required;

/**
 * Where the outcome of a command is awaited.
 *
 * @param instance who waits
 * @param partition of the topic of replies, which that instance reads
 */
public record ReplyAddress(String instance, int partition) {
  public ReplyAddress {
    Required.word("instance", instance);
  }
}
