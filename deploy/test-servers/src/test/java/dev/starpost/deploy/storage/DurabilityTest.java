package dev.starpost.deploy.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoException;
import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.InsertManyOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.bson.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The promise that a move is on disk before it is acknowledged: the server is killed again and
 * again while it is written to, and afterwards every acknowledged document is there, once.
 */
@Tag("storage")
class DurabilityTest {

  private static final int KILLS = 20;
  private static final int SHORTEST_MILLIS = 30;
  private static final int LONGEST_MILLIS = 500;
  private static final int BATCH = 25;
  private static final int CHUNK = 500;
  private static final String UNIQUE = "command";
  private static final String PADDING = "x".repeat(400);

  @TempDir Path directory;

  private final Ledger ledger = new Ledger();
  private final Random random = new Random();
  private int unknownWrites;

  @Test
  void no_acknowledged_write_is_lost_and_none_is_doubled() throws Exception {
    ScheduledExecutorService killer = Executors.newSingleThreadScheduledExecutor();
    ExecutorService writers = Executors.newFixedThreadPool(2);
    try (KillableMongo mongo = KillableMongo.start(directory)) {
      commits(mongo).createIndex(Indexes.ascending(UNIQUE), new IndexOptions().unique(true));
      for (int round = 0; round < KILLS; round++) {
        String name = "g" + round;
        Future<?> singles = writers.submit(() -> writeSingly(commits(mongo), name + "s"));
        Future<?> batches = writers.submit(() -> writeInBatches(commits(mongo), name + "b"));
        int moment = SHORTEST_MILLIS + random.nextInt(LONGEST_MILLIS - SHORTEST_MILLIS);
        Future<?> kill = killer.schedule(mongo::kill, moment, TimeUnit.MILLISECONDS);
        kill.get();
        singles.get(90, TimeUnit.SECONDS);
        batches.get(90, TimeUnit.SECONDS);
        mongo.awaitDeath();

        mongo.restart();
        repeatUnknownWrites(commits(mongo));
      }
      assertAllAreThereOnce(commits(mongo));
      int kept = ledger.acknowledged().size() - unknownWrites;
      assertThat(kept).as("writes acknowledged before a kill").isGreaterThan(KILLS);
      System.out.printf(
          "%s: %d kills, %d acknowledged writes kept, %d unknown ones settled%n",
          mongo.origin(), KILLS, kept, unknownWrites);
    } finally {
      killer.shutdownNow();
      writers.shutdownNow();
    }
  }

  private static MongoCollection<Document> commits(KillableMongo mongo) {
    return mongo.client().getDatabase("durability").getCollection("commits");
  }

  private void writeSingly(MongoCollection<Document> commits, String game) {
    for (int version = 0; ; version++) {
      List<String> id = List.of(game + ":" + version);
      try {
        commits.insertOne(document(id.get(0)));
        ledger.acknowledge(id);
      } catch (MongoException e) {
        ledger.lose(id);
        return;
      }
    }
  }

  private void writeInBatches(MongoCollection<Document> commits, String game) {
    for (int batch = 0; ; batch++) {
      int first = batch * BATCH;
      List<String> ids =
          IntStream.range(first, first + BATCH).mapToObj(n -> game + ":" + n).toList();
      try {
        commits.insertMany(
            ids.stream().map(DurabilityTest::document).toList(),
            new InsertManyOptions().ordered(false));
        ledger.acknowledge(ids);
      } catch (MongoException e) {
        ledger.lose(ids);
        return;
      }
    }
  }

  private static Document document(String id) {
    return new Document("_id", id).append(UNIQUE, "command of " + id).append("events", PADDING);
  }

  /** Either it was not written, and can be now; or it was, and is really there. */
  private void repeatUnknownWrites(MongoCollection<Document> commits) {
    for (String id : ledger.takeUnknown()) {
      unknownWrites++;
      try {
        commits.insertOne(document(id));
      } catch (MongoWriteException e) {
        assertThat(e.getError().getCategory()).isEqualTo(ErrorCategory.DUPLICATE_KEY);
        assertThat(commits.find(Filters.eq(id)).first())
            .as("the document whose key %s is taken", id)
            .isEqualTo(document(id));
      }
      ledger.acknowledge(List.of(id));
    }
  }

  private void assertAllAreThereOnce(MongoCollection<Document> commits) {
    List<String> expected = ledger.acknowledged();
    for (int from = 0; from < expected.size(); from += CHUNK) {
      List<String> ids = expected.subList(from, Math.min(from + CHUNK, expected.size()));
      var found = new ArrayList<String>();
      commits.find(Filters.in("_id", ids)).forEach(each -> found.add(each.getString("_id")));
      assertThat(found).containsExactlyInAnyOrderElementsOf(ids);
    }
    assertThat(commits.countDocuments()).isEqualTo(expected.size());
  }
}
