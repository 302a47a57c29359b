package dev.starpost.engine.history;

import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.ReplaceOptions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.bson.Document;

/** Games that cannot go on because their rules failed, until an operator releases them. */
public final class ParkedGames {
  private static final String ID = "_id";
  private static final String VERSION = "version";
  private static final String COMMAND_ID = "commandId";
  private static final String COMMAND = "command";
  private static final String FAILURE = "failure";
  private static final String STATE = "state";
  private static final String AT = "at";

  private final MongoCollection<Document> parked;

  /**
   * A parked game.
   *
   * @param version the last one that is good
   * @param command what it failed on, as it was sent
   * @param state at that version, as far as there is one
   */
  public record ParkedGame(
      String gameId,
      long version,
      String commandId,
      String command,
      String failure,
      Optional<String> state,
      Instant at) {}

  public ParkedGames(MongoDatabase database) {
    this.parked =
        database
            .getCollection("parked")
            .withReadPreference(ReadPreference.primary())
            .withReadConcern(ReadConcern.MAJORITY)
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  public void park(ParkedGame game) {
    Document document =
        new Document(ID, game.gameId())
            .append(VERSION, game.version())
            .append(COMMAND_ID, game.commandId())
            .append(COMMAND, game.command())
            .append(FAILURE, game.failure())
            .append(AT, Date.from(game.at()));
    game.state().ifPresent(state -> document.append(STATE, state));
    parked.replaceOne(Filters.eq(ID, game.gameId()), document, new ReplaceOptions().upsert(true));
  }

  public Optional<ParkedGame> find(String gameId) {
    return Optional.ofNullable(parked.find(Filters.eq(ID, gameId)).first()).map(ParkedGames::read);
  }

  public List<ParkedGame> all() {
    List<ParkedGame> all = new ArrayList<>();
    for (Document document : parked.find()) {
      all.add(read(document));
    }
    return all;
  }

  /** Lets the game go on; false if it was not parked. */
  public boolean release(String gameId) {
    return parked.deleteOne(Filters.eq(ID, gameId)).getDeletedCount() > 0;
  }

  private static ParkedGame read(Document document) {
    return new ParkedGame(
        document.getString(ID),
        document.getLong(VERSION),
        document.getString(COMMAND_ID),
        document.getString(COMMAND),
        document.getString(FAILURE),
        Optional.ofNullable(document.getString(STATE)),
        document.getDate(AT).toInstant());
  }
}
