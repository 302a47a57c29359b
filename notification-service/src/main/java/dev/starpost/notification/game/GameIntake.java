package dev.starpost.notification.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.CommitReader;
import dev.starpost.messaging.GameProjection;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.notification.preference.Preferences;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code game.events}: follows games, and makes news of what happens in them. */
@ApplicationScoped
public class GameIntake implements GameProjection.Games {
  private final Games games;
  private final Recipients people;
  private final NewsLog news;
  private final GameProjection projection;
  private final BatchReceiver receiver;

  GameIntake(
      Games games,
      Recipients people,
      NewsLog news,
      GameProjection projection,
      BatchReceiver receiver) {
    this.games = games;
    this.people = people;
    this.news = news;
    this.projection = projection;
    this.receiver = receiver;
  }

  @Incoming("game-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code game.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    projection.take(records);
  }

  @Override
  public Map<String, Long> versions(Set<String> ids) {
    return games.versions(ids);
  }

  @Override
  public GameProjection.Update open(List<GameCommit> commits) {
    Map<String, FollowedGame> followed =
        games.locked(new TreeSet<>(commits.stream().map(GameCommit::gameId).toList()));
    commits.forEach(commit -> followed.computeIfAbsent(commit.gameId(), id -> begun(commit)));
    Map<String, Preferences> preferences = preferences(followed.values());
    List<NewsDraft> drafts = new ArrayList<>();
    return new GameProjection.Update() {
      @Override
      public long version(String game) {
        return followed.get(game).version();
      }

      @Override
      public void apply(GameCommit commit) {
        drafts.addAll(new GameNews(followed.get(commit.gameId()), preferences).goOn(commit));
      }

      @Override
      public void store() {
        games.store(followed.values());
        news.tell(drafts);
      }
    };
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
