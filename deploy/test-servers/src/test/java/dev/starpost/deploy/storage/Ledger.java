package dev.starpost.deploy.storage;

import java.util.ArrayList;
import java.util.List;

/** What the writers know, kept outside the database: which writes were acknowledged, which not. */
final class Ledger {

  private final List<String> acknowledged = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();

  synchronized void acknowledge(List<String> ids) {
    acknowledged.addAll(ids);
  }

  synchronized void lose(List<String> ids) {
    unknown.addAll(ids);
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
