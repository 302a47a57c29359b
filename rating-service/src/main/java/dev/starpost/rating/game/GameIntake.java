package dev.starpost.rating.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.intake.CommitGaps;
import dev.starpost.intake.DeadLetters;
import dev.starpost.intake.EngineCommits;
import dev.starpost.intake.IntakeMetrics;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.rating.player.PlayerRecord;
import dev.starpost.rating.player.PlayerRecords;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Takes what the engine tells: each commit once, in the order of its game's versions. A game's
 * version in the database says what has taken effect, and is written in the same transaction as
 * ratings and what is told of them.
 */
@ApplicationScoped
public class GameIntake {
  private final Games games;
  private final PlayerRecords players;
  private final Scoring scoring;
  private final RatingLock lock;
  private final CommitGaps gaps;
  private final DeadLetters deadLetters;

  GameIntake(
      Games games,
      PlayerRecords players,
      Scoring scoring,
      RatingLock lock,
      EngineCommits engine,
      DeadLetters deadLetters,
      IntakeMetrics metrics) {
    this.games = games;
    this.players = players;
    this.scoring = scoring;
    this.lock = lock;
    this.deadLetters = deadLetters;
    this.gaps = new CommitGaps(games::versions, engine, metrics.filled());
  }

  /** Takes records, of a game in their order: all of them, or with an exception none. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    CommitGaps.Batch batch = gaps.read(records);
    if (!batch.isEmpty()) {
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                lock.acquire();
                deadLetters.putAside(batch.letters());
                apply(batch.commits());
              });
    }
  }

  private void apply(List<GameCommit> commits) {
    Map<String, FollowedGame> followed =
        games.of(new TreeSet<>(commits.stream().map(GameCommit::gameId).toList()));
    Notes notes = new Notes();
    for (GameCommit commit : commits) {
      FollowedGame game = followed.computeIfAbsent(commit.gameId(), id -> unknown(commit));
      // Another instance may have been here since we looked.
      if (commit.version() <= game.version()) {
        continue;
      }
      if (commit.version() != game.version() + 1) {
        throw new IllegalStateException("a commit of %s is missing".formatted(game.id()));
      }
      game.goOn(commit, notes).ifPresent(notes::ended);
      game.seats().forEach(notes::seen);
    }
    games.store(followed.values());
    SortedMap<String, PlayerRecord> people = players.of(notes.accounts());
    notes.writeInto(people);
    scoring.score(notes.endings, people);
    players.store(people);
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
