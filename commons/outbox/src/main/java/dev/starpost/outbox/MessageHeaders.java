package dev.starpost.outbox;

import java.util.Map;

/**
 * Headers of messages: a service says by a bean of this type what goes with every message beside
 * its content: which request it comes from, which trace it belongs to. Asked when a message is
 * written, because the request is over when it is sent.
 */
@FunctionalInterface
public interface MessageHeaders {
  /** The header that names the request in logs. */
  String REQUEST_ID = "request-id";

  /** The header of the W3C trace context. */
  String TRACE = "traceparent";

  /** Those of the present work, by name; printable ASCII. None where nobody has asked for it. */
  Map<String, String> present();
}
