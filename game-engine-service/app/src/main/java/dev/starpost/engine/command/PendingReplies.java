package dev.starpost.engine.command;

import dev.starpost.contracts.game.ReplyAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;

/**
 * Replies that this instance waits for: the outcomes of the commands that it has sent. A reply can
 * be lost: whoever waits looks into the history once more before giving up.
 */
public final class PendingReplies {
  private final ReplyAddress address;
  private final Executor executor;
  private final Map<String, List<CompletableFuture<CommandOutcome>>> waiting =
      new ConcurrentHashMap<>();

  /**
   * @param address where replies to this instance are sent
   * @param executor on which those who wait go on
   */
  public PendingReplies(ReplyAddress address, Executor executor) {
    this.address = address;
    this.executor = executor;
  }

  public ReplyAddress address() {
    return address;
  }

  /** Whether a reply with that address is for this instance. */
  public boolean isHere(String instance) {
    return instance.equals(address.instance());
  }

  public int waiting() {
    return waiting.size();
  }

  /** Completes when an outcome arrives; the caller ends the wait with {@link #leave}. */
  public CompletableFuture<CommandOutcome> await(String commandId) {
    CompletableFuture<CommandOutcome> outcome = new CompletableFuture<>();
    waiting.compute(
        commandId,
        (id, others) -> {
          List<CompletableFuture<CommandOutcome>> all =
              others == null ? new CopyOnWriteArrayList<>() : others;
          all.add(outcome);
          return all;
        });
    return outcome;
  }

  public void leave(String commandId, CompletableFuture<CommandOutcome> outcome) {
    waiting.computeIfPresent(
        commandId,
        (id, others) -> {
          others.removeIf(other -> other == outcome);
          return others.isEmpty() ? null : others;
        });
  }

  /** Hands an outcome to whoever waits for it. */
  public void deliver(String commandId, CommandOutcome outcome) {
    List<CompletableFuture<CommandOutcome>> all = waiting.remove(commandId);
    if (all != null) {
      // Not in the thread of Kafka's client, which has other records to acknowledge.
      all.forEach(waiter -> executor.execute(() -> waiter.complete(outcome)));
    }
  }
}
