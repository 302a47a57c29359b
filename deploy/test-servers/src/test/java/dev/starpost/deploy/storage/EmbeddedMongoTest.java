package dev.starpost.deploy.storage;

import static dev.starpost.deploy.servers.Backing.MONGO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.mongodb.MongoCommandException;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the embedded MongoDB does not do, and a real one does. */
@WithServers(MONGO)
class EmbeddedMongoTest {

  private static final int NO_SUCH_COMMAND = 59;

  private MongoClient client;
  private MongoDatabase database;

  @BeforeEach
  void connect(ServersForTest servers) {
    client = MongoClients.create(servers.mongo());
    database = client.getDatabase(servers.mongoDatabase());
    Document status = client.getDatabase("admin").runCommand(new Document("serverStatus", 1));
    assumeTrue(status.get("process").equals("java"), "the resolved MongoDB is the embedded one");
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  @Test
  void a_renaming_that_would_lose_the_collection_is_refused() {
    String from = database.getName() + ".commits";
    var rename = new Document("renameCollection", from).append("to", from + ".renamed");

    assertRefused(client.getDatabase("admin"), rename);
  }

  @Test
  void a_dropping_of_indexes_that_could_drop_those_of_others_is_refused() {
    var commits = database.getCollection("commits");
    commits.createIndex(Indexes.ascending("command"), new IndexOptions().unique(true));

    assertRefused(database, new Document("dropIndexes", "commits").append("index", "*"));
    assertRefused(database, new Document("deleteIndexes", "commits").append("index", "*"));

    assertThat(commits.listIndexes()).hasSize(2);
  }

  private static void assertRefused(MongoDatabase target, Document command) {
    var refusal =
        catchThrowableOfType(MongoCommandException.class, () -> target.runCommand(command));
    assertThat(refusal).as("refusal of %s", command).isNotNull();
    assertThat(refusal.getErrorCode()).isEqualTo(NO_SUCH_COMMAND);
  }
}
