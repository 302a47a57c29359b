package dev.starpost.engine.history;

import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.client.model.Updates;
import dev.starpost.engine.game.StoredRefusal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.UUID;
import org.bson.Document;

/**
 * Retention of refusals: which can be forgotten when. Refusals lie among the commits of all games,
 * through which an embedded MongoDB would have to look for them: it has no index by time, and none
 * that expires. So their ids are noted here, some hundred to a page, and deleted by their ids, page
 * by page.
 */
public final class RefusalLedger {
  /** How long a refusal is kept where an operator says nothing. */
  public static final Duration KEPT = Duration.ofDays(30);

  /** As many as are deleted at once. */
  static final int PAGE = 200;

  private static final int PAGES_AT_ONCE = 50;
  private static final String ID = "_id";
  private static final String REFUSALS = "refusals";
  private static final String FORGET_AT = "forgetAt";

  private final MongoCollection<Document> pages;
  private final MongoCollection<Document> records;
  private final Duration kept;

  /** Every instance writes pages of its own. */
  private final String writer = UUID.randomUUID().toString();

  private String page = "";
  private LocalDate day = LocalDate.MIN;
  private int onPage;
  private long pageNumber;

  public RefusalLedger(MongoDatabase database, Duration kept) {
    this.pages = durable(database, "refusal_pages");
    this.records = durable(database, "commits");
    this.kept = kept;
  }

  private static MongoCollection<Document> durable(MongoDatabase database, String name) {
    return database
        .getCollection(name)
        .withReadPreference(ReadPreference.primary())
        .withReadConcern(ReadConcern.MAJORITY)
        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /** Notes refusals that are stored; the same ones again after a redelivery. */
  public void note(Collection<StoredRefusal> refusals) {
    if (refusals.isEmpty()) {
      return;
    }
    Instant last = refusals.stream().map(StoredRefusal::at).max(Instant::compareTo).orElseThrow();
    List<String> ids =
        refusals.stream()
            .map(refusal -> CommandRecordDocument.refusalId(refusal.gameId(), refusal.commandId()))
            .toList();
    pages.updateOne(
        Filters.eq(ID, pageFor(last, ids.size())),
        Updates.combine(
            Updates.addEachToSet(REFUSALS, ids),
            // A page is torn out when the last of its refusals may go.
            Updates.max(FORGET_AT, Date.from(last.plus(kept)))),
        new UpdateOptions().upsert(true));
  }

  /** One page for a day at most, so that nothing is kept much longer than it has to be. */
  private synchronized String pageFor(Instant at, int more) {
    LocalDate today = LocalDate.ofInstant(at, ZoneOffset.UTC);
    if (!today.equals(day) || onPage + more > PAGE) {
      day = today;
      onPage = 0;
      pageNumber++;
      page = today + ":" + writer + ":" + pageNumber;
    }
    onPage += more;
    return page;
  }

  /** Forgets what is old enough. Several instances may do so at once. */
  public int sweep(Instant now) {
    int forgotten = 0;
    List<Document> due;
    do {
      due =
          pages
              .find(Filters.lte(FORGET_AT, Date.from(now)))
              .limit(PAGES_AT_ONCE)
              .into(new ArrayList<>());
      for (Document old : due) {
        List<String> ids = old.getList(REFUSALS, String.class);
        forgotten += (int) records.deleteMany(Filters.in(ID, ids)).getDeletedCount();
        pages.deleteOne(Filters.eq(ID, old.getString(ID)));
      }
    } while (due.size() == PAGES_AT_ONCE);
    return forgotten;
  }
}
