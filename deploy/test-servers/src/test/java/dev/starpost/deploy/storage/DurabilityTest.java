package dev.starpost.deploy.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoException;
import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.client.model.ReplaceOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
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
 * again while it is written to, and afterwards every acknowledged document is there, once; what was
 * acknowledged as replaced or deleted is so.
 */
@Tag("storage")
class DurabilityTest {

  /** Each takes more than a second; a change of the storage deserves more of them. */
  private static final int KILLS = Integer.getInteger("starpost.kills", 5);

  private static final int SHORTEST_MILLIS = 30;
  private static final int LONGEST_MILLIS = 300;
  private static final int BATCH = 25;
  private static final int CHUNK = 500;
  private static final int SNAPSHOTS = 5;
  private static final int CHANGES_BEFORE_DELETE = 3;
  private static final int DUPLICATE_KEY = 11000;
  private static final String UNIQUE = "command";
  private static final String VALUE = "value";
  private static final String PADDING = "x".repeat(400);

  @TempDir Path directory;

  private final Ledger ledger = new Ledger();
  private final Random random = new Random();
  private int unknownWrites;
  private int changes;

  @Test
  void no_acknowledged_write_is_lost_and_none_is_doubled() throws Exception {
    ScheduledExecutorService killer = Executors.newSingleThreadScheduledExecutor();
    ExecutorService writers = Executors.newFixedThreadPool(3);
    try (KillableMongo mongo = KillableMongo.start(directory)) {
      commits(mongo).createIndex(Indexes.ascending(UNIQUE), new IndexOptions().unique(true));
      for (int round = 0; round < KILLS; round++) {
        String name = "g" + round;
        var single = new CountDownLatch(1);
        var batch = new CountDownLatch(1);
        var change = new CountDownLatch(1);
        List<Future<?>> writing =
            List.of(
                writers.submit(() -> writeSingly(commits(mongo), name + "s", single)),
                writers.submit(() -> writeInBatches(commits(mongo), name + "b", batch)),
                writers.submit(() -> replaceAndDelete(snapshots(mongo), change)));
        // A kill before the first acknowledgement would prove nothing.
        assertThat(single.await(30, TimeUnit.SECONDS)).as("a single insert, %s", name).isTrue();
        assertThat(batch.await(30, TimeUnit.SECONDS)).as("a batch, %s", name).isTrue();
        assertThat(change.await(30, TimeUnit.SECONDS)).as("a change, %s", name).isTrue();
        int moment = SHORTEST_MILLIS + random.nextInt(LONGEST_MILLIS - SHORTEST_MILLIS);
        killer.schedule(mongo::kill, moment, TimeUnit.MILLISECONDS).get();
        for (Future<?> writer : writing) {
          writer.get(90, TimeUnit.SECONDS);
        }
        mongo.awaitDeath();

        mongo.restart();
        repeatUnknownWrites(commits(mongo));
        assertSecondaryIndexHolds(commits(mongo), name);
        settleChanges(snapshots(mongo));
      }
      assertAllAreThereOnce(commits(mongo));
      int kept = ledger.acknowledged().size() - unknownWrites;
      assertThat(kept).as("writes acknowledged before a kill").isGreaterThan(KILLS);
      System.out.printf(
          "%s: %d kills, %d acknowledged writes kept, %d unknown ones settled, %d changes%n",
          mongo.origin(), KILLS, kept, unknownWrites, changes);
    } finally {
      killer.shutdownNow();
      writers.shutdownNow();
    }
  }

  private static MongoCollection<Document> commits(KillableMongo mongo) {
    return mongo.client().getDatabase("durability").getCollection("commits");
  }

  private static MongoCollection<Document> snapshots(KillableMongo mongo) {
    return mongo.client().getDatabase("durability").getCollection("snapshots");
  }

  private void writeSingly(
      MongoCollection<Document> commits, String game, CountDownLatch acknowledged) {
    for (int version = 0; ; version++) {
      List<String> id = List.of(game + ":" + version);
      try {
        commits.insertOne(document(id.get(0)));
        ledger.acknowledge(id);
        acknowledged.countDown();
      } catch (MongoException e) {
        ledger.lose(id);
        return;
      }
    }
  }

  private void writeInBatches(
      MongoCollection<Document> commits, String game, CountDownLatch acknowledged) {
    for (int batch = 0; ; batch++) {
      int first = batch * BATCH;
      List<String> ids =
          IntStream.range(first, first + BATCH).mapToObj(n -> game + ":" + n).toList();
      try {
        commits.insertMany(
            ids.stream().map(DurabilityTest::document).toList(),
            new InsertManyOptions().ordered(false));
        ledger.acknowledge(ids);
        acknowledged.countDown();
      } catch (MongoException e) {
        ledger.lose(ids);
        return;
      }
    }
  }

  /** Several documents in turn, each replaced a few times, then deleted, then there again. */
  private void replaceAndDelete(MongoCollection<Document> snapshots, CountDownLatch acknowledged) {
    for (; ; changes++) {
      String id = "snapshot " + changes % SNAPSHOTS;
      boolean delete = changes / SNAPSHOTS % CHANGES_BEFORE_DELETE == CHANGES_BEFORE_DELETE - 1;
      Optional<Integer> value = delete ? Optional.empty() : Optional.of(changes);
      ledger.attempt(id, value);
      try {
        if (delete) {
          snapshots.deleteOne(Filters.eq(id));
        } else {
          snapshots.replaceOne(
              Filters.eq(id),
              new Document("_id", id).append(VALUE, changes),
              new ReplaceOptions().upsert(true));
        }
        ledger.settle(id, value);
        acknowledged.countDown();
      } catch (MongoException e) {
        return;
      }
    }
  }

  private static Document document(String id) {
    return new Document("_id", id).append(UNIQUE, command(id)).append("events", PADDING);
  }

  private static String command(String id) {
    return "command of " + id;
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

  /** An entry of the index without its document, or the other way round, would show here. */
  private void assertSecondaryIndexHolds(MongoCollection<Document> commits, String round) {
    List<String> ids =
        ledger.acknowledged().stream().filter(id -> id.startsWith(round)).limit(CHUNK).toList();
    var found = new ArrayList<String>();
    commits
        .find(Filters.in(UNIQUE, ids.stream().map(DurabilityTest::command).toList()))
        .forEach(each -> found.add(each.getString("_id")));
    assertThat(found).as("by command").containsExactlyInAnyOrderElementsOf(ids);

    var doubled = new Document("_id", round + " again").append(UNIQUE, command(ids.get(0)));
    var refusal = catchThrowableOfType(MongoWriteException.class, () -> commits.insertOne(doubled));
    assertThat(refusal).as("refusal of a doubled command, %s", round).isNotNull();
    assertThat(refusal.getCode()).isEqualTo(DUPLICATE_KEY);
  }

  private void settleChanges(MongoCollection<Document> snapshots) {
    ledger
        .changing()
        .forEach(
            (id, expected) -> {
              Optional<Integer> found =
                  Optional.ofNullable(snapshots.find(Filters.eq(id)).first())
                      .map(document -> document.getInteger(VALUE));
              assertThat(expected.allows(found))
                  .as("%s: %s, found %s", id, expected, found)
                  .isTrue();
              ledger.settle(id, found);
            });
    long there =
        ledger.changing().values().stream().filter(each -> each.value().isPresent()).count();
    assertThat(snapshots.countDocuments()).isEqualTo(there);
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
