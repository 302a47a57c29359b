package dev.starpost.deploy.storage;

import static dev.starpost.deploy.servers.Backing.MONGO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.WriteConcern;
import com.mongodb.bulk.BulkWriteError;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.client.model.ReplaceOptions;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** What the game engine relies on, in whichever MongoDB is resolved. */
@Tag("storage")
@WithServers(MONGO)
class ContractTest {

  private static final int DUPLICATE_KEY = 11000;

  private MongoClient client;
  private MongoCollection<Document> commits;

  @BeforeEach
  void connect(ServersForTest servers, TestInfo test) {
    client = MongoClients.create(servers.mongo());
    commits =
        client
            .getDatabase(servers.mongoDatabase())
            .getCollection(test.getTestMethod().orElseThrow().getName())
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true))
            .withReadConcern(ReadConcern.MAJORITY);
    commits.createIndex(Indexes.ascending("gameId", "commandId"), new IndexOptions().unique(true));
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  @Test
  void a_second_writer_of_a_version_is_fenced() {
    commits.insertOne(commit("af-1", 1, "a"));

    assertThat(refusal(commit("af-1", 1, "b")).getCode()).isEqualTo(DUPLICATE_KEY);
    assertThat(commits.find(Filters.eq("af-1:1")).first()).containsEntry("commandId", "a");
  }

  @Test
  void a_repeated_command_is_found_whatever_its_version() {
    commits.insertOne(commit("af-1", 1, "a"));

    assertThat(refusal(commit("af-1", 2, "a")).getCode()).isEqualTo(DUPLICATE_KEY);
    assertThat(commits.find(Filters.eq("af-1:2")).first()).isNull();
    assertThat(commits.find(new Document("gameId", "af-1").append("commandId", "a")).first())
        .containsEntry("version", 1);
    commits.insertOne(commit("af-2", 1, "a"));
  }

  @Test
  void an_unordered_batch_says_which_of_its_documents_failed_and_keeps_the_others() {
    commits.insertOne(commit("af-1", 1, "a"));
    commits.insertOne(commit("af-2", 1, "b"));
    List<Document> batch =
        List.of(
            commit("af-0", 1, "n"),
            commit("af-1", 1, "other"),
            commit("af-2", 2, "b"),
            commit("af-3", 1, "n"));

    var failure =
        catchThrowableOfType(
            MongoBulkWriteException.class,
            () -> commits.insertMany(batch, new InsertManyOptions().ordered(false)));

    assertThat(failure.getWriteErrors())
        .extracting(BulkWriteError::getIndex)
        .containsExactlyInAnyOrder(1, 2);
    assertThat(failure.getWriteErrors())
        .extracting(BulkWriteError::getCode)
        .containsOnly(DUPLICATE_KEY);
    assertThat(failure.getWriteResult().getInsertedCount()).isEqualTo(2);
    assertThat(ids(List.of("af-0:1", "af-1:1", "af-2:1", "af-2:2", "af-3:1")))
        .containsExactlyInAnyOrder("af-0:1", "af-1:1", "af-2:1", "af-3:1");
  }

  @Test
  void a_history_is_read_by_ids_in_chunks() {
    int versions = 150;
    int chunk = 64;
    commits.insertMany(
        IntStream.rangeClosed(1, versions).mapToObj(v -> commit("af-1", v, "c" + v)).toList());

    var read = new ArrayList<String>();
    for (int from = 1; from <= versions; from += chunk) {
      read.addAll(ids(IntStream.range(from, from + chunk).mapToObj(v -> "af-1:" + v).toList()));
    }

    assertThat(read).hasSize(versions).doesNotHaveDuplicates();
  }

  @Test
  void a_snapshot_is_put_in_place_of_the_last_and_deleted() {
    var upsert = new ReplaceOptions().upsert(true);
    commits.replaceOne(Filters.eq("af-1"), snapshot(50), upsert);
    commits.replaceOne(Filters.eq("af-1"), snapshot(100), upsert);

    assertThat(commits.find(Filters.eq("af-1")).first()).isEqualTo(snapshot(100));
    assertThat(commits.countDocuments()).isEqualTo(1);

    assertThat(commits.deleteOne(Filters.eq("af-1")).getDeletedCount()).isEqualTo(1);
    assertThat(commits.find(Filters.eq("af-1")).first()).isNull();
    commits.insertOne(snapshot(150));
  }

  private MongoWriteException refusal(Document commit) {
    return catchThrowableOfType(MongoWriteException.class, () -> commits.insertOne(commit));
  }

  private List<String> ids(List<String> wanted) {
    var found = new ArrayList<String>();
    commits.find(Filters.in("_id", wanted)).forEach(each -> found.add(each.getString("_id")));
    return found;
  }

  private static Document commit(String game, int version, String command) {
    return new Document("_id", game + ":" + version)
        .append("gameId", game)
        .append("version", version)
        .append("commandId", command)
        .append("events", List.of(new Document("type", "moved.v1")));
  }

  private static Document snapshot(int version) {
    return new Document("_id", "af-1")
        .append("gameId", "af-1")
        .append("commandId", "snapshot")
        .append("version", version);
  }
}
