package dev.starpost.messaging;

import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Policy: which failures pass by themselves, so that a record waits for it and is never skipped.
 * The database is away, a connection has broken, two transactions were in each other's way, there
 * is no memory. All else is in what the record says, or in what we do with it.
 */
final class TransientFailures {
  /**
   * Classes of SQLState that are in what the record says, however often one tries: data exceptions
   * and violations of constraints. A statement that the database does not understand (42) is not in
   * it: a table or a right is missing, and is about to be made.
   */
  private static final Set<String> LASTING = Set.of("22", "23");

  private static final int CLASS_LENGTH = 2;

  private TransientFailures() {}

  static boolean includes(Throwable failure) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    SQLException database = sqlException(failure, seen);
    if (database != null) {
      return !isLasting(database);
    }
    if (failure instanceof VirtualMachineError && !(failure instanceof StackOverflowError)) {
      return true;
    }
    // Committing failed, and nobody says why: the connection was gone by then.
    return seen.stream()
        .anyMatch(each -> each instanceof RollbackException && each.getCause() == null);
  }

  private static boolean isLasting(SQLException failure) {
    String state = failure.getSQLState();
    return state != null
        && state.length() > CLASS_LENGTH
        && LASTING.contains(state.substring(0, CLASS_LENGTH));
  }

  /** The first one, among the causes and what was suppressed. */
  private static SQLException sqlException(Throwable failure, Set<Throwable> seen) {
    if (failure == null || !seen.add(failure)) {
      return null;
    }
    if (failure instanceof SQLException found) {
      return found;
    }
    SQLException found = sqlException(failure.getCause(), seen);
    for (Throwable suppressed : failure.getSuppressed()) {
      found = found == null ? sqlException(suppressed, seen) : found;
    }
    return found;
  }
}
