package dev.starpost.rating.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.GameProjection;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.rating.player.PlayerRecord;
import dev.starpost.rating.player.PlayerRecords;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Consumer of {@code game.events}: follows games, counts how people keep their time, and lets what
 * ends change ratings.
 */
@ApplicationScoped
public class GameIntake implements GameProjection.Games {
  private final Games games;
  private final PlayerRecords players;
  private final Scoring scoring;
  private final RatingLock lock;
  private final GameProjection projection;
  private final BatchReceiver receiver;

  GameIntake(
      Games games,
      PlayerRecords players,
      Scoring scoring,
      RatingLock lock,
      GameProjection projection,
      BatchReceiver receiver) {
    this.games = games;
    this.players = players;
    this.scoring = scoring;
    this.lock = lock;
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
  public void lock() {
    lock.acquire();
  }

  @Override
  public GameProjection.Update open(List<GameCommit> commits) {
    Map<String, FollowedGame> followed =
        games.of(new TreeSet<>(commits.stream().map(GameCommit::gameId).toList()));
    commits.forEach(commit -> followed.computeIfAbsent(commit.gameId(), id -> unknown(commit)));
    Notes notes = new Notes();
    return new GameProjection.Update() {
      @Override
      public long version(String game) {
        return followed.get(game).version();
      }

      @Override
      public void apply(GameCommit commit) {
        FollowedGame game = followed.get(commit.gameId());
        game.goOn(commit, notes).ifPresent(notes::ended);
        game.seats().forEach(notes::seen);
      }

      @Override
      public void store() {
        games.store(followed.values());
        SortedMap<String, PlayerRecord> people = players.of(notes.accounts());
        notes.writeInto(people);
        scoring.score(notes.endings, people);
        players.store(people);
      }
    };
  }

  private static FollowedGame unknown(GameCommit commit) {
    return new FollowedGame(commit.gameId(), commit.game(), 0, false, false, List.of());
  }

  /** What a batch of commits has to say of people, before they are looked up. */
  private static final class Notes implements FollowedGame.Watch {
    private final List<Ending> endings = new ArrayList<>();
    private final Map<String, List<Consumer<PlayerRecord>>> kept = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();

    @Override
    public void answered(SeatTurn seat, int seconds) {
      keep(seat, player -> player.countAnswer(seconds));
    }

    @Override
    public void turnOver(SeatTurn seat, boolean inTime) {
      keep(seat, player -> player.countTurn(inTime));
    }

    private void keep(SeatTurn seat, Consumer<PlayerRecord> note) {
      kept.computeIfAbsent(seat.account(), account -> new ArrayList<>()).add(note);
    }

    void ended(Ending ending) {
      endings.add(ending);
    }

    void seen(SeatTurn seat) {
      names.put(seat.account(), seat.name());
    }

    SortedSet<String> accounts() {
      SortedSet<String> all = new TreeSet<>(kept.keySet());
      endings.forEach(ending -> ending.places().forEach(place -> all.add(place.account())));
      return all;
    }

    void writeInto(Map<String, PlayerRecord> people) {
      people.forEach(
          (account, player) -> {
            kept.getOrDefault(account, List.of()).forEach(note -> note.accept(player));
            if (names.containsKey(account)) {
              player.meet(names.get(account));
            }
          });
      for (Ending ending : endings) {
        for (GameFact.Place place : ending.places()) {
          people
              .get(place.account())
              .countGame(
                  ending.game(), Ending.isWon(place), place.abandoned(), ending.isAmongPeople(), 1);
        }
      }
    }
  }
}
