package dev.starpost.engine.history;

import com.mongodb.MongoWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.client.model.Updates;
import dev.starpost.engine.game.clock.Outage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.bson.Document;

/**
 * Heartbeat of the platform, by which it knows how long it was away. All instances share it: as
 * long as one of them is there, players can play.
 */
public final class Heartbeat {
  /** Longer than a wait can last, with all rests. */
  private static final Duration REMEMBERED = Duration.ofDays(400);

  private static final int DUPLICATE_KEY = 11000;
  private static final String ID = "_id";
  private static final String LAST = "last";
  private static final String AT = "at";
  private static final String FROM = "from";
  private static final String TO = "to";

  private final MongoCollection<Document> beats;
  private final MongoCollection<Document> outages;
  private final Duration tolerance;

  /**
   * @param tolerance how long a silence may last that is no outage
   */
  public Heartbeat(MongoDatabase database, Duration tolerance) {
    this.beats = durable(database, "heartbeat");
    this.outages = durable(database, "outages");
    this.tolerance = tolerance;
  }

  private static MongoCollection<Document> durable(MongoDatabase database, String name) {
    return database
        .getCollection(name)
        .withReadPreference(ReadPreference.primary())
        .withReadConcern(ReadConcern.MAJORITY)
        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /**
   * Says that the platform is there. If nobody has said so for too long, that is recorded first: so
   * whoever finds a fresh beat also finds the outage before it.
   *
   * @return the outages that a running clock may have known, in order
   */
  public List<Outage> beat(Instant now) {
    Document last = beats.find(Filters.eq(ID, LAST)).first();
    if (last != null) {
      Instant before = last.getDate(AT).toInstant();
      if (Duration.between(before, now).compareTo(tolerance) > 0) {
        record(new Outage(before, now));
      }
    }
    beats.updateOne(
        Filters.eq(ID, LAST), Updates.max(AT, Date.from(now)), new UpdateOptions().upsert(true));
    return outagesSince(now.minus(REMEMBERED));
  }

  /** Of several that find the same silence, the first says how long it was. */
  private void record(Outage outage) {
    try {
      outages.insertOne(
          new Document(ID, outage.from().toString())
              .append(FROM, Date.from(outage.from()))
              .append(TO, Date.from(outage.to())));
    } catch (MongoWriteException e) {
      if (e.getError().getCode() != DUPLICATE_KEY) {
        throw e;
      }
    }
  }

  /** Forgets the outages that no running clock can have known. */
  public int sweep(Instant now) {
    return (int)
        outages.deleteMany(Filters.lt(TO, Date.from(now.minus(REMEMBERED)))).getDeletedCount();
  }

  private List<Outage> outagesSince(Instant time) {
    List<Outage> all = new ArrayList<>();
    for (Document document :
        outages.find(Filters.gte(TO, Date.from(time))).sort(new Document(FROM, 1))) {
      all.add(new Outage(document.getDate(FROM).toInstant(), document.getDate(TO).toInstant()));
    }
    return all;
  }
}
