package dev.starpost.engine.history;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.FindIterable;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.DeleteOneModel;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.Projections;
import com.mongodb.client.model.ReplaceOneModel;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.client.model.WriteModel;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.clock.Outage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.bson.Document;
import org.bson.conversions.Bson;

/**
 * Index of deadlines: when to look at which game, one document for each whose clocks run. Only a
 * reminder, because what is true is in the game itself; one that is too old does no harm.
 */
public final class Deadlines {
  private static final int DUPLICATE_KEY = 11000;
  private static final String ID = "_id";
  private static final String VERSION = "version";
  private static final String DUE = "due";
  private static final String SINCE = "since";
  private static final String ACCOUNTS = "accounts";

  private final MongoCollection<Document> deadlines;

  public Deadlines(MongoDatabase database) {
    this.deadlines =
        database
            .getCollection("deadlines")
            .withReadPreference(ReadPreference.primary())
            .withReadConcern(ReadConcern.MAJORITY)
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /** Makes the indexes, if they are not there. */
  public void prepare() {
    deadlines.createIndex(Indexes.ascending(DUE));
    deadlines.createIndex(Indexes.ascending(ACCOUNTS));
  }

  /** Notes when to look at these games again. A later version of one stays as it is. */
  public void note(Collection<? extends HostedGame<?, ?, ?>> games) {
    if (games.isEmpty()) {
      return;
    }
    List<WriteModel<Document>> writes = new ArrayList<>(games.size());
    games.forEach(game -> writes.add(noting(game)));
    try {
      deadlines.bulkWrite(writes, new BulkWriteOptions().ordered(false));
    } catch (MongoBulkWriteException e) {
      boolean overtaken =
          e.getWriteConcernError() == null
              && e.getWriteErrors().stream().allMatch(error -> error.getCode() == DUPLICATE_KEY);
      if (!overtaken) {
        throw e;
      }
    }
  }

  private static WriteModel<Document> noting(HostedGame<?, ?, ?> game) {
    Bson notLater =
        Filters.and(Filters.eq(ID, game.gameId()), Filters.lte(VERSION, game.version()));
    Optional<Instant> due = game.roster().nextDeadline();
    if (due.isEmpty()) {
      return new DeleteOneModel<>(notLater);
    }
    Document document =
        new Document(ID, game.gameId())
            .append(VERSION, game.version())
            .append(DUE, Date.from(due.get()))
            .append(SINCE, Date.from(game.roster().clocksRunSince().orElseThrow()))
            .append(ACCOUNTS, game.accountsOnTheClock());
    return new ReplaceOneModel<>(notLater, document, new ReplaceOptions().upsert(true));
  }

  /** The games that have something due by then, the longest due first. */
  public List<String> due(Instant now, int most) {
    return ids(deadlines.find(Filters.lte(DUE, Date.from(now))).sort(new Document(DUE, 1)), most);
  }

  /** The games in which the account's clock runs. */
  public List<String> of(String account) {
    return ids(deadlines.find(Filters.eq(ACCOUNTS, account)), Integer.MAX_VALUE);
  }

  /** The games whose clocks may have run while the platform was away. */
  public List<String> during(Outage outage) {
    return ids(
        deadlines.find(
            Filters.and(
                Filters.gt(DUE, Date.from(outage.from())),
                Filters.lt(SINCE, Date.from(outage.to())))),
        Integer.MAX_VALUE);
  }

  private static List<String> ids(FindIterable<Document> found, int most) {
    List<String> ids = new ArrayList<>();
    for (Document document : found.limit(most).projection(Projections.include(ID))) {
      ids.add(document.getString(ID));
    }
    return ids;
  }
}
