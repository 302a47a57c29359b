package dev.starpost.stream;

import java.util.concurrent.Flow;

/** The stream of one client. All of these return at once. */
public interface ClientStream extends Flow.Publisher<StreamMessage> {
  /** The time of a keep-alive has passed: if nothing was said since the last time, one is due. */
  void tick();

  /** The client's token is not good any more: the last word is that it come with a new one. */
  void expire();

  /** The client may find what comes next elsewhere. */
  void close();

  /** The client has left. */
  void cancel();
}
