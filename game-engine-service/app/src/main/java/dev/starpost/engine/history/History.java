package dev.starpost.engine.history;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoException;
import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.bulk.BulkWriteError;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.InsertManyOptions;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.Commit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.bson.Document;

/**
 * The store of command records: commits and refusals, in one collection, so that one unique index
 * over game and command lets a command have one record only, whoever writes it.
 */
public final class History {
  /**
   * Why a record was not stored.
   *
   * @param isTaken another writer was first, with this version or with a record of this command;
   *     otherwise the database refuses this document, and always will
   * @param reason as the database gives it
   */
  public record Obstacle(boolean isTaken, String reason) {}

  /**
   * What became of records that were written in order.
   *
   * @param count how many of them are on disk: the first ones
   * @param obstacle what kept the next one, and with it all others, from being stored
   */
  public record Written(int count, Optional<Obstacle> obstacle) {}

  /** It is not known what became of a write: some of it may be stored, or may yet be. */
  public static final class Unknown extends Exception {
    private static final long serialVersionUID = 1L;

    Unknown(MongoException cause) {
      super(cause);
    }
  }

  private static final int DUPLICATE_KEY = 11000;

  /**
   * A bad value, a document that does not fit or is too large. Any other error may pass, a change
   * of the primary for example.
   */
  private static final Set<Integer> FOR_GOOD = Set.of(2, 121, 10334, 17280, 17419, 17420);

  /** How many versions are read at once. Asked by their ids, which every MongoDB finds at once. */
  private static final int CHUNK = 64;

  private final MongoCollection<Document> records;
  private final Duration refusalsKept;
  private final SharedReads<Document> shared = new SharedReads<>(this::documents);

  public History(MongoDatabase database) {
    this(database, RefusalLedger.KEPT);
  }

  /**
   * @param refusalsKept longer than any command stays in its topic, so that none is decided twice
   */
  public History(MongoDatabase database, Duration refusalsKept) {
    this.refusalsKept = refusalsKept;
    this.records =
        database
            .getCollection("commits")
            .withReadPreference(ReadPreference.primary())
            .withReadConcern(ReadConcern.MAJORITY)
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /** Where the commit of a version is stored. */
  public static String commitId(String gameId, long version) {
    return CommandRecordDocument.commitId(gameId, version);
  }

  /** Where the refusal of a command is stored. */
  public static String refusalId(String gameId, String commandId) {
    return CommandRecordDocument.refusalId(gameId, commandId);
  }

  /** Makes the indexes, if they are not there. */
  public void prepare() {
    records.createIndex(
        Indexes.ascending(CommandRecordDocument.GAME_ID, CommandRecordDocument.COMMAND_ID),
        new IndexOptions().unique(true));
    // Only refusals have this field; commits stay. Where there is no such index, the ledger of
    // refusals sees to it.
    records.createIndex(
        Indexes.ascending(CommandRecordDocument.FORGET_AT),
        new IndexOptions().expireAfter(0L, TimeUnit.SECONDS));
  }

  /**
   * Writes records in order, up to the first that cannot be stored: what was decided on top of a
   * record is never there without it. Returns when they are on disk.
   *
   * @throws Unknown if some may have been written and some not
   */
  public Written write(List<CommandRecord> ordered) throws Unknown {
    List<Document> documents =
        ordered.stream().map(record -> CommandRecordDocument.of(record, refusalsKept)).toList();
    try {
      records.insertMany(documents, new InsertManyOptions().ordered(true));
      return new Written(documents.size(), Optional.empty());
    } catch (MongoBulkWriteException e) {
      if (e.getWriteConcernError() != null || e.getWriteErrors().isEmpty()) {
        throw new Unknown(e);
      }
      BulkWriteError error = e.getWriteErrors().get(0);
      boolean taken = error.getCode() == DUPLICATE_KEY;
      if (!taken && !FOR_GOOD.contains(error.getCode())) {
        throw new Unknown(e);
      }
      String reason = error.getCode() + " " + error.getMessage();
      return new Written(error.getIndex(), Optional.of(new Obstacle(taken, reason)));
    } catch (MongoException e) {
      throw new Unknown(e);
    }
  }

  /** The record stored under the command's id, if there is one. */
  public Optional<CommandRecord> record(String gameId, String commandId) {
    Document found =
        records
            .find(
                Filters.and(
                    Filters.eq(CommandRecordDocument.GAME_ID, gameId),
                    Filters.eq(CommandRecordDocument.COMMAND_ID, commandId)))
            .first();
    return Optional.ofNullable(found).map(CommandRecordDocument::read);
  }

  public Optional<Commit> version(String gameId, long version) {
    return versions(gameId, version, version).stream().findFirst();
  }

  /**
   * The commits from one version to another, both included, up to the first that is missing: while
   * others are written, a read can find a version and not the one before it.
   */
  public List<Commit> versions(String gameId, long from, long to) {
    List<Commit> found = new ArrayList<>();
    for (long first = from; first <= to; first += CHUNK) {
      long last = Math.min(to, first + CHUNK - 1);
      List<String> ids =
          LongStream.rangeClosed(first, last)
              .mapToObj(version -> CommandRecordDocument.commitId(gameId, version))
              .toList();
      Map<String, CommandRecord> chunk = byId(ids);
      for (String id : ids) {
        if (!chunk.containsKey(id)) {
          return found;
        }
        found.add((Commit) chunk.get(id));
      }
    }
    return found;
  }

  /** All commits after that version. */
  public List<Commit> after(String gameId, long version) {
    return versions(gameId, version + 1, Long.MAX_VALUE - CHUNK);
  }

  /** The commits after that version, asked so that it costs little when there are none. */
  public List<Commit> newerThan(String gameId, long version) {
    return andAllAfter(version(gameId, version + 1));
  }

  /** The same for many callers at once, who are asked to wait a little for each other. */
  public List<Commit> newerThanForMany(String gameId, long version) {
    Optional<Document> next = shared.byId(CommandRecordDocument.commitId(gameId, version + 1));
    return andAllAfter(next.map(document -> (Commit) CommandRecordDocument.read(document)));
  }

  private List<Commit> andAllAfter(Optional<Commit> first) {
    if (first.isEmpty()) {
      return List.of();
    }
    List<Commit> all = new ArrayList<>();
    all.add(first.get());
    all.addAll(after(first.get().gameId(), first.get().version()));
    return all;
  }

  /** Records by where they are stored. */
  public Map<String, CommandRecord> byId(Collection<String> ids) {
    Map<String, CommandRecord> found = new HashMap<>();
    documents(ids).forEach((id, document) -> found.put(id, CommandRecordDocument.read(document)));
    return found;
  }

  private Map<String, Document> documents(Collection<String> ids) {
    Map<String, Document> found = new HashMap<>();
    for (Document document : records.find(Filters.in(CommandRecordDocument.ID, ids))) {
      found.put(document.getString(CommandRecordDocument.ID), document);
    }
    return found;
  }
}
