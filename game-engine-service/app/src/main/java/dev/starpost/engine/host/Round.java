package dev.starpost.engine.host;

import dev.starpost.engine.game.Answer;
import dev.starpost.engine.game.HostedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is written together: the answers to at most one command of each game. */
final class Round {

  /**
   * An answer that is to be stored.
   *
   * @param next the game after it; empty for a refusal
   */
  record Entry(Delivery delivery, Answer answer, Optional<HostedGame<?, ?, ?>> next) {}

  private final List<Entry> entries = new ArrayList<>();

  void add(Delivery delivery, Answer answer, Optional<HostedGame<?, ?, ?>> next) {
    entries.add(new Entry(delivery, answer, next));
  }

  List<Entry> entries() {
    return entries;
  }

  List<Answer> answers() {
    return entries.stream().map(Entry::answer).toList();
  }
}
