package dev.starpost.engine.history;

import dev.starpost.engine.game.Announcement;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bson.Document;

/**
 * The MongoDB document of a command record. What the game made is JSON text; what the engine asks
 * for is not.
 */
final class CommandRecordDocument {
  static final String ID = "_id";
  static final String GAME_ID = "gameId";
  static final String COMMAND_ID = "commandId";
  static final String FORGET_AT = "forgetAt";

  private static final String VERSION = "version";
  private static final String FINGERPRINT = "fingerprint";
  private static final String RULES_VERSION = "rulesVersion";
  private static final String KIND = "kind";
  private static final String SEAT = "seat";
  private static final String MOVE = "move";
  private static final String EVENTS = "events";
  private static final String DRAWN = "drawn";
  private static final String MAY_TAKE_BACK = "mayTakeBack";
  private static final String UNDONE = "undone";
  private static final String AT = "at";
  private static final String OPENING = "opening";
  private static final String ROSTER = "attendance"; // as in stored games
  private static final String ANNOUNCEMENT = "announcement";
  private static final String REFUSED = "refused";
  private static final String RULE = "rule";
  private static final String CODE = "code";
  private static final String DETAIL = "detail";

  private CommandRecordDocument() {}

  static String commitId(String gameId, long version) {
    return gameId + ":" + version;
  }

  static String refusalId(String gameId, String commandId) {
    return gameId + ":refused:" + commandId;
  }

  /**
   * @param refusalsKept after which a refusal may be forgotten
   */
  static Document of(CommandRecord record, Duration refusalsKept) {
    return record instanceof Commit commit ? of(commit) : of((StoredRefusal) record, refusalsKept);
  }

  static CommandRecord read(Document document) {
    return document.containsKey(REFUSED) ? refusal(document) : commit(document);
  }

  private static Document of(Commit commit) {
    Document document =
        head(commitId(commit.gameId(), commit.version()), commit, commit.at())
            .append(VERSION, commit.version())
            .append(RULES_VERSION, commit.rulesVersion())
            .append(KIND, word(commit.kind()))
            .append(EVENTS, commit.events())
            .append(DRAWN, commit.drawn())
            .append(MAY_TAKE_BACK, commit.mayTakeBack())
            .append(ANNOUNCEMENT, commit.announcement().text());
    commit.seat().ifPresent(seat -> document.append(SEAT, seat.number()));
    commit.move().ifPresent(move -> document.append(MOVE, move));
    commit.undone().ifPresent(undone -> document.append(UNDONE, undone));
    commit.opening().ifPresent(opening -> document.append(OPENING, opening));
    commit.roster().ifPresent(roster -> document.append(ROSTER, roster));
    return document;
  }

  private static Document of(StoredRefusal stored, Duration kept) {
    CommandRefusal refusal = stored.refusal();
    Document document =
        head(refusalId(stored.gameId(), stored.commandId()), stored, stored.at())
            .append(FORGET_AT, Date.from(stored.at().plus(kept)))
            .append(REFUSED, word(refusal.kind()))
            .append(CODE, refusal.code())
            .append(DETAIL, new Document(new TreeMap<String, Object>(refusal.detail())));
    refusal.rule().ifPresent(rule -> document.append(RULE, rule));
    stored.seat().ifPresent(seat -> document.append(SEAT, seat.number()));
    return document;
  }

  private static Document head(String id, CommandRecord record, Instant at) {
    return new Document(ID, id)
        .append(GAME_ID, record.gameId())
        .append(COMMAND_ID, record.commandId())
        .append(FINGERPRINT, record.fingerprint())
        .append(AT, Date.from(at));
  }

  private static Commit commit(Document document) {
    return new Commit(
        document.getString(GAME_ID),
        document.getLong(VERSION),
        document.getString(COMMAND_ID),
        document.getString(FINGERPRINT),
        document.getInteger(RULES_VERSION),
        Ply.Kind.valueOf(constant(document.getString(KIND))),
        seat(document),
        Optional.ofNullable(document.getString(MOVE)),
        document.getList(EVENTS, String.class),
        document.getLong(DRAWN),
        document.getBoolean(MAY_TAKE_BACK),
        Optional.ofNullable(document.getInteger(UNDONE)),
        document.getDate(AT).toInstant(),
        Optional.ofNullable(document.getString(OPENING)),
        Optional.ofNullable(document.getString(ROSTER)),
        Announcement.stored(document.getString(ANNOUNCEMENT)));
  }

  private static StoredRefusal refusal(Document document) {
    Map<String, String> detail = new TreeMap<>();
    document
        .get(DETAIL, Document.class)
        .forEach((language, sentence) -> detail.put(language, (String) sentence));
    return new StoredRefusal(
        document.getString(GAME_ID),
        document.getString(COMMAND_ID),
        document.getString(FINGERPRINT),
        seat(document),
        new CommandRefusal(
            CommandRefusal.Kind.valueOf(constant(document.getString(REFUSED))),
            Optional.ofNullable(document.getString(RULE)),
            document.getString(CODE),
            detail),
        document.getDate(AT).toInstant());
  }

  private static Optional<Seat> seat(Document document) {
    return Optional.ofNullable(document.getInteger(SEAT)).map(Seat::of);
  }

  /** TAKING_BACK is stored as taking-back. */
  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String constant(String word) {
    return word.toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
