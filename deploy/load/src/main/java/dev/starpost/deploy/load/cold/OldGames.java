package dev.starpost.deploy.load.cold;

import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.load.moves.EngineClient;
import dev.starpost.deploy.load.moves.LoadClients;
import dev.starpost.deploy.load.moves.MoveChoice;
import dev.starpost.deploy.load.moves.PlayedTable;
import dev.starpost.deploy.load.moves.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bson.RawBsonDocument;

/**
 * Running games of about 500 versions. A few are played, by players who change their minds all the
 * time, and the others are copies of those.
 */
final class OldGames {
  private static final int PLAYED = 10;
  private static final int COPIES_OF_EACH = 7;
  private static final int VERSIONS = 500;

  /** Snapshots are taken every 50 versions: all distances from the last one occur. */
  private static final int MORE_FOR_EACH = 5;

  /** The code that loads a game is compiled by the first ones, which do not count. */
  private static final int NOT_COUNTED = 20;

  private static final long GLANCE_MILLIS = 200;
  private static final int MOST_SECONDS = 60;

  private static final class OldGame {
    private final String gameId;
    private final String token;
    private long version;

    OldGame(String gameId, String token, long version) {
      this.gameId = gameId;
      this.token = token;
      this.version = version;
    }
  }

  private final List<OldGame> games;
  private final List<RawBsonDocument> snapshots;

  private OldGames(List<OldGame> games, List<RawBsonDocument> snapshots) {
    this.games = games;
    this.snapshots = snapshots;
  }

  static OldGames play(LoadClients clients, StoredGames stored, GameIds ids)
      throws InterruptedException {
    clients.seat(PLAYED, table -> new ChangesOfMind(VERSIONS + (long) table * MORE_FOR_EACH));
    clients.awaitRest();
    List<OldGame> games = new ArrayList<>();
    List<RawBsonDocument> snapshots = new ArrayList<>();
    for (PlayedTable table : clients.disperse()) {
      Situation situation = table.situation().orElseThrow();
      String original = situation.gameId();
      awaitSnapshot(original, stored);
      List<StoredDocument> commits = stored.commits(original, situation.version());
      for (int copy = 0; copy < COPIES_OF_EACH; copy++) {
        String id = ids.next();
        stored.put(commits.stream().map(commit -> commit.of(id)).toList());
        snapshots.add(stored.snapshot(original, id));
        games.add(new OldGame(id, table.token(1), situation.version()));
      }
    }
    return new OldGames(games, snapshots);
  }

  /** Snapshots are taken off the path of the moves, and so may come a moment later. */
  private static void awaitSnapshot(String gameId, StoredGames stored) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (!stored.hasSnapshot(gameId)) {
      if (System.nanoTime() - deadline > 0) {
        throw new IllegalStateException("no snapshot was taken of " + gameId);
      }
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
  }

  /** Puts the snapshots back as they were when the games were young. */
  void restoreSnapshots(StoredGames stored) {
    stored.putSnapshots(snapshots);
  }

  /** Makes one move in each, one after the other: the first one that an engine hears of it. */
  Latencies firstMoves(LoadClients clients) throws InterruptedException {
    Latencies times = new Latencies();
    int number = 0;
    for (OldGame game : shuffledByAge()) {
      EngineClient.Reply reply =
          LoadClients.await(
              clients
                  .engines()
                  .move(0, game.gameId, game.version, MoveChoice.BID_NOTHING, game.token)
                  .toCompletionStage()
                  .toCompletableFuture(),
              MOST_SECONDS);
      if (reply.status() != 200) {
        throw new IllegalStateException("a move in an old game failed: " + reply.problem());
      }
      game.version = reply.json().path("version").asLong();
      if (number++ >= NOT_COUNTED) {
        times.add(reply.nanos());
      }
    }
    return times;
  }

  /** Not all copies of one game in a row. */
  private List<OldGame> shuffledByAge() {
    List<OldGame> order = new ArrayList<>();
    for (int copy = 0; copy < COPIES_OF_EACH; copy++) {
      for (int original = 0; original < PLAYED; original++) {
        order.add(games.get(original * COPIES_OF_EACH + copy));
      }
    }
    return order;
  }
}
