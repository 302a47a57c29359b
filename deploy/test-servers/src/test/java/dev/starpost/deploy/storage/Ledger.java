package dev.starpost.deploy.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the writers know, kept outside the database: which writes were acknowledged, which not. */
final class Ledger {

  /**
   * A document that is replaced and deleted again and again.
   *
   * @param value empty when it is deleted
   * @param attempted what it may be instead, when the last change was not acknowledged
   */
  record Changing(Optional<Integer> value, Optional<Optional<Integer>> attempted) {

    boolean allows(Optional<Integer> found) {
      return found.equals(value) || attempted.filter(found::equals).isPresent();
    }
  }

  private final List<String> acknowledged = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private final Map<String, Changing> changing = new HashMap<>();

  synchronized void acknowledge(List<String> ids) {
    acknowledged.addAll(ids);
  }

  synchronized void lose(List<String> ids) {
    unknown.addAll(ids);
  }

  synchronized void attempt(String id, Optional<Integer> value) {
    Optional<Integer> before = Optional.ofNullable(changing.get(id)).flatMap(Changing::value);
    changing.put(id, new Changing(before, Optional.of(value)));
  }

  /** Also what is found after a kill: from then on it must stay. */
  synchronized void settle(String id, Optional<Integer> value) {
    changing.put(id, new Changing(value, Optional.empty()));
  }

  synchronized Map<String, Changing> changing() {
    return Map.copyOf(changing);
  }

  synchronized List<String> acknowledged() {
    return List.copyOf(acknowledged);
  }

  synchronized List<String> takeUnknown() {
    List<String> taken = List.copyOf(unknown);
    unknown.clear();
    return taken;
  }
}
