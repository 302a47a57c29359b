package dev.starpost.deploy.acceptance;

import dev.starpost.deploy.acceptance.ApiDocument.Operation;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Which operation has answered with which status, in all tests of this JVM. */
final class Seen {
  private static final Set<String> ANSWERS = new ConcurrentSkipListSet<>();

  private Seen() {}

  static void note(Operation operation, int status) {
    note(operation.id(), status);
  }

  static void note(String operation, int status) {
    ANSWERS.add(operation + " " + status);
  }

  /** As in {@code move 409}. */
  static Set<String> answers() {
    return new TreeSet<>(ANSWERS);
  }
}
