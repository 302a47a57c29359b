package dev.starpost.lobby.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.lobby.account.Accounts;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.Inbox;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;

/**
 * Lets what the engine tells take effect here: each commit once, in the order of its game's
 * versions, however often and at however many instances it arrives. A game's version in the
 * database says what has taken effect; its row is locked while it changes.
 */
@ApplicationScoped
public class GameIndex {
  private static final Logger LOG = Logger.getLogger(GameIndex.class);

  private final Games games;
  private final Gaps gaps;
  private final Accounts accounts;
  private final List<GameListener> listeners;
  private final Inbox inbox;
  private final Outbox outbox;
  private final LobbyTopics topics;
  private final IndexMetrics metrics;

  GameIndex(
      Games games,
      Gaps gaps,
      Accounts accounts,
      @All List<GameListener> listeners,
      Inbox inbox,
      Outbox outbox,
      LobbyTopics topics,
      IndexMetrics metrics) {
    this.games = games;
    this.gaps = gaps;
    this.accounts = accounts;
    this.listeners = listeners;
    this.inbox = inbox;
    this.outbox = outbox;
    this.topics = topics;
    this.metrics = metrics;
  }

  /** Takes records of one partition: all of them, or with an exception none. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    List<DeadLetter> letters = new ArrayList<>();
    Map<ConsumerRecord<String, byte[]>, GameCommit> commits = new LinkedHashMap<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        commits.put(message, CommitReader.read(message));
      } catch (CommitReader.Unreadable e) {
        letters.add(DeadLetter.of(message, e.getMessage()));
      }
    }
    Gaps.Filling filling = gaps.of(List.copyOf(commits.values()));
    commits.forEach(
        (message, commit) -> {
          try {
            filling.add(commit);
          } catch (Gaps.Unfillable e) {
            letters.add(DeadLetter.of(message, e.getMessage()));
          }
        });
    if (!filling.complete().isEmpty() || !letters.isEmpty()) {
      int applied =
          QuarkusTransaction.requiringNew()
              .call(
                  () -> {
                    putAside(letters);
                    return apply(filling.complete());
                  });
      metrics.applied(applied);
    }
  }

  /**
   * Game by game, in the order of their ids: listeners write messages, and the outbox wants them in
   * the order of their keys.
   */
  private int apply(List<GameCommit> commits) {
    Map<String, List<GameCommit>> byGame = new TreeMap<>();
    commits.forEach(
        commit -> byGame.computeIfAbsent(commit.gameId(), id -> new ArrayList<>()).add(commit));
    Map<String, Game> present = games.locked(byGame.keySet());
    Set<String> known = knownAccounts(commits);
    int applied = 0;
    for (List<GameCommit> ofGame : byGame.values()) {
      for (GameCommit commit : ofGame) {
        Game game = present.get(commit.gameId());
        // Another instance may have been here since we looked.
        if (game != null && commit.version() <= game.version()) {
          continue;
        }
        if (game == null) {
          present.put(commit.gameId(), begin(commit, known));
        } else if (commit.version() == game.version() + 1) {
          game.goOn(commit);
        } else {
          throw new IllegalStateException("a commit of %s is missing".formatted(game.id()));
        }
        tell(commit);
        applied++;
      }
    }
    return applied;
  }

  private Game begin(GameCommit commit, Set<String> known) {
    GameFact.GameStarted started =
        CommitReader.start(commit)
            .orElseThrow(
                () -> new IllegalStateException("%s has no start".formatted(commit.gameId())));
    Game game =
        Game.begun(
            commit,
            started,
            player ->
                known.contains(player.account()) ? Optional.empty() : Optional.of(player.name()));
    games.persist(game);
    return game;
  }

  private Set<String> knownAccounts(List<GameCommit> commits) {
    Set<String> players = new HashSet<>();
    commits.stream()
        .flatMap(commit -> CommitReader.start(commit).stream())
        .forEach(start -> start.players().forEach(player -> players.add(player.account())));
    return players.isEmpty() ? Set.of() : accounts.namesOf(players).keySet();
  }

  private void tell(GameCommit commit) {
    for (GameFact fact : commit.facts()) {
      if (fact instanceof GameFact.GameStarted started) {
        listeners.forEach(listener -> listener.started(commit, started));
      } else if (fact instanceof GameFact.GameFinished finished) {
        listeners.forEach(listener -> listener.finished(commit, finished));
      }
    }
  }

  /** Once, though the topic may be read again from its beginning. */
  private void putAside(List<DeadLetter> letters) {
    for (DeadLetter letter : letters) {
      if (inbox.isNew("dead-letters", letter.id())) {
        LOG.warnf("Dead letter %s: %s", letter.id(), letter.reason());
        String key = letter.topic() + ":" + letter.partition();
        outbox.add(new Message(topics.deadLetters(), key, ContractJson.text(letter)));
        metrics.putAside(1);
      }
    }
  }
}
