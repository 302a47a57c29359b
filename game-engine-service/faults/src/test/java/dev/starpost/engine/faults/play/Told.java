package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;

/** A definite answer to a command. */
public sealed interface Told {
  Command command();

  /** It is done, for good. */
  record Done(Command command, long version, JsonNode events) implements Told {}

  /** It will never be done. */
  record Refused(Command command, int status, String problem) implements Told {}
}
