package dev.starpost.deploy.load.cold;

import com.mongodb.WriteConcern;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.client.model.Sorts;
import dev.starpost.deploy.load.bench.EnginePlatform;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.bson.Document;
import org.bson.RawBsonDocument;

/** Direct access to the engine's MongoDB. The engine's database, past the engine. */
final class StoredGames implements AutoCloseable {
  private static final int BATCH = 10_000;
  private static final String ID = "_id";
  private static final String GAME_ID = "gameId";
  private static final String VERSION = "version";

  private final MongoClient client;
  private final MongoCollection<RawBsonDocument> commits;
  private final MongoCollection<RawBsonDocument> snapshots;

  StoredGames(String connection) {
    client = MongoClients.create(connection);
    MongoDatabase database = client.getDatabase(EnginePlatform.DATABASE);
    commits = fast(database, "commits");
    snapshots = fast(database, "snapshots");
  }

  /** Nothing is acknowledged to a player here, so nothing waits for the disk. */
  private static MongoCollection<RawBsonDocument> fast(MongoDatabase database, String name) {
    return database
        .getCollection(name, RawBsonDocument.class)
        .withWriteConcern(WriteConcern.W1.withJournal(false));
  }

  /** The commits of a game up to a version. */
  List<StoredDocument> commits(String gameId, long version) {
    List<StoredDocument> found = new ArrayList<>();
    commits
        .find(Filters.and(Filters.eq(GAME_ID, gameId), Filters.lte(VERSION, version)))
        .sort(Sorts.ascending(VERSION))
        .forEach(commit -> found.add(new StoredDocument(commit, gameId)));
    return found;
  }

  boolean hasSnapshot(String gameId) {
    return snapshots.countDocuments(Filters.eq(ID, gameId)) > 0;
  }

  /** The snapshot of a game under another id, as it can be put back later. */
  RawBsonDocument snapshot(String gameId, String otherId) {
    RawBsonDocument found = snapshots.find(Filters.eq(ID, gameId)).first();
    if (found == null) {
      throw new IllegalStateException("no snapshot of " + gameId);
    }
    return new StoredDocument(found, gameId).of(otherId);
  }

  void deleteAllSnapshots() {
    snapshots.deleteMany(new Document());
  }

  void putSnapshots(List<RawBsonDocument> documents) {
    deleteAllSnapshots();
    snapshots.insertMany(documents);
  }

  void put(List<RawBsonDocument> documents) {
    commits.insertMany(documents, new InsertManyOptions().ordered(false));
  }

  /**
   * Stores copies of games.
   *
   * @param originals the commits of each game that is copied, in turn
   * @param progress told how many there are, now and then
   */
  void copy(List<List<StoredDocument>> originals, GameIds ids, long count, LongConsumer progress) {
    List<RawBsonDocument> batch = new ArrayList<>();
    for (long game = 0; game < count; game++) {
      String id = ids.next();
      for (StoredDocument commit : originals.get((int) (game % originals.size()))) {
        batch.add(commit.of(id));
      }
      if (batch.size() >= BATCH || game == count - 1) {
        put(batch);
        batch.clear();
        progress.accept(game + 1);
      }
    }
    // So that the writing is over when the measuring begins.
    client.getDatabase("admin").runCommand(new Document("fsync", 1));
  }

  long countCommits() {
    return commits.estimatedDocumentCount();
  }

  /** Bytes on disk of commits and their indexes. */
  long bytes() {
    Document stats =
        client
            .getDatabase(EnginePlatform.DATABASE)
            .runCommand(new Document("collStats", commits.getNamespace().getCollectionName()));
    return ((Number) stats.get("totalSize")).longValue();
  }

  @Override
  public void close() {
    client.close();
  }
}
