package dev.starpost.notification.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.intake.CommitGaps;
import dev.starpost.intake.CommitReader;
import dev.starpost.intake.DeadLetters;
import dev.starpost.intake.EngineCommits;
import dev.starpost.intake.IntakeMetrics;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.notification.preference.Preferences;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Takes what the engine tells: each commit once, in the order of its game's versions. A game's
 * version in the database says what has taken effect; its row is locked while it changes.
 */
@ApplicationScoped
public class GameIntake {
  private final Games games;
  private final Recipients people;
  private final NewsLog news;
  private final CommitGaps gaps;
  private final DeadLetters deadLetters;

  GameIntake(
      Games games,
      Recipients people,
      NewsLog news,
      EngineCommits engine,
      DeadLetters deadLetters,
      IntakeMetrics metrics) {
    this.games = games;
    this.people = people;
    this.news = news;
    this.deadLetters = deadLetters;
    this.gaps = new CommitGaps(games::versions, engine, metrics.filled());
  }

  /** Takes records, each game's in their order: all of them, or with an exception none. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    CommitGaps.Batch batch = gaps.read(records);
    if (!batch.isEmpty()) {
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                deadLetters.putAside(batch.letters());
                apply(batch.commits());
              });
    }
  }

  private void apply(List<GameCommit> commits) {
    Map<String, FollowedGame> followed =
        games.locked(new TreeSet<>(commits.stream().map(GameCommit::gameId).toList()));
    commits.forEach(commit -> followed.computeIfAbsent(commit.gameId(), id -> begun(commit)));
    Map<String, Preferences> preferences = preferences(followed.values());
    List<NewsDraft> drafts = new ArrayList<>();
    for (GameCommit commit : commits) {
      FollowedGame game = followed.get(commit.gameId());
      // Another instance may have been here since we looked.
      if (commit.version() <= game.version()) {
        continue;
      }
      if (commit.version() != game.version() + 1) {
        throw new IllegalStateException("a commit of %s is missing".formatted(game.id()));
      }
      drafts.addAll(new GameNews(game, preferences).goOn(commit));
    }
    games.store(followed.values());
    news.tell(drafts);
  }

  private static FollowedGame begun(GameCommit commit) {
    List<SeatState> seats =
        CommitReader.start(commit).map(GameFact.GameStarted::players).orElse(List.of()).stream()
            .map(player -> SeatState.taken(player.seat(), player.account(), player.name()))
            .toList();
    return new FollowedGame(commit.gameId(), commit.game(), 0, false, seats);
  }

  /** Of all who sit in these games, with one question to the database. */
  private Map<String, Preferences> preferences(Collection<FollowedGame> followed) {
    return people.preferences(
        followed.stream()
            .flatMap(game -> game.seats().stream())
            .map(SeatState::account)
            .collect(Collectors.toSet()));
  }
}
