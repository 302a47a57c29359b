package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Notes what listeners hear in transactions that are committed, and fails where it is told to. */
@ApplicationScoped
public class ListenerOfTests implements GameListener {
  private final TransactionSynchronizationRegistry transactions;
  private final Map<String, List<String>> heard = new ConcurrentHashMap<>();
  private final Set<String> deaf = ConcurrentHashMap.newKeySet();

  ListenerOfTests(TransactionSynchronizationRegistry transactions) {
    this.transactions = transactions;
  }

  List<String> heard(Story story) {
    return List.copyOf(heard.getOrDefault(story.id(), List.of()));
  }

  void setDeaf(Story story, boolean isDeaf) {
    if (isDeaf) {
      deaf.add(story.id());
    } else {
      deaf.remove(story.id());
    }
  }

  @Override
  public void started(GameCommit commit, GameFact.GameStarted fact) {
    hear(commit, "started " + commit.version());
  }

  @Override
  public void finished(GameCommit commit, GameFact.GameFinished fact) {
    hear(commit, "finished " + commit.version());
  }

  private void hear(GameCommit commit, String what) {
    if (deaf.contains(commit.gameId())) {
      throw new IllegalStateException("deaf");
    }
    inTransaction().add(new Heard(commit.gameId(), what));
  }

  private record Heard(String game, String what) {}

  /** One list for all of a transaction, because synchronizations are called last first. */
  @SuppressWarnings("unchecked")
  private List<Heard> inTransaction() {
    var present = (List<Heard>) transactions.getResource(ListenerOfTests.class);
    if (present != null) {
      return present;
    }
    List<Heard> made = new ArrayList<>();
    transactions.putResource(ListenerOfTests.class, made);
    transactions.registerInterposedSynchronization(
        new Synchronization() {
          @Override
          public void beforeCompletion() {}

          @Override
          public void afterCompletion(int status) {
            if (status == Status.STATUS_COMMITTED) {
              made.forEach(ListenerOfTests.this::note);
            }
          }
        });
    return made;
  }

  private void note(Heard one) {
    heard.computeIfAbsent(one.game(), game -> new CopyOnWriteArrayList<>()).add(one.what());
  }
}
