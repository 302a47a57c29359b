package dev.starpost.engine.history;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.ReplaceOptions;
import dev.starpost.engine.game.Snapshot;
import dev.starpost.kernel.PerSeat;
import java.util.Optional;
import org.bson.Document;

/** The last snapshot of each game. Deleting them all changes nothing but speed. */
public final class Snapshots {
  private static final String ID = "_id";
  private static final String VERSION = "version";
  private static final String SCHEMA = "schema";
  private static final String DRAWN = "drawn";
  private static final String ASKED_AT = "askedAt";
  private static final String STATE = "state";
  private static final String OPENING = "opening";
  private static final String ROSTER = "attendance"; // as in stored games

  private final MongoCollection<Document> snapshots;

  public Snapshots(MongoDatabase database) {
    this.snapshots = database.getCollection("snapshots");
  }

  public void keep(Snapshot snapshot) {
    Document document =
        new Document(ID, snapshot.gameId())
            .append(VERSION, snapshot.version())
            .append(SCHEMA, snapshot.schema())
            .append(DRAWN, snapshot.drawn())
            .append(
                ASKED_AT, snapshot.askedAt().seats().stream().map(snapshot.askedAt()::get).toList())
            .append(STATE, snapshot.state())
            .append(OPENING, snapshot.opening())
            .append(ROSTER, snapshot.roster());
    snapshots.replaceOne(
        Filters.eq(ID, snapshot.gameId()), document, new ReplaceOptions().upsert(true));
  }

  public Optional<Snapshot> of(String gameId) {
    return Optional.ofNullable(snapshots.find(Filters.eq(ID, gameId)).first()).map(Snapshots::read);
  }

  private static Snapshot read(Document document) {
    return new Snapshot(
        document.getString(ID),
        document.getLong(VERSION),
        document.getString(SCHEMA),
        document.getLong(DRAWN),
        PerSeat.of(document.getList(ASKED_AT, Long.class)),
        document.getString(STATE),
        document.getString(OPENING),
        document.getString(ROSTER));
  }
}
