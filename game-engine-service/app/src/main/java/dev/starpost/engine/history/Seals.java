package dev.starpost.engine.history;

import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.Updates;
import dev.starpost.kernel.chance.SealedDice;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Date;
import java.util.HexFormat;
import java.util.Optional;
import org.bson.Document;

/**
 * Seeds that were sealed for tables. The commitment is shown when a table opens; the seed stays
 * here and serves one game only, because it is told to everybody when that game ends.
 */
public final class Seals {
  private static final int SEED_BYTES = 32;
  private static final String ID = "_id";
  private static final String SEED = "seed";
  private static final String GAME_ID = "gameId";
  private static final String AT = "at";

  private final MongoCollection<Document> seals;
  private final SecureRandom random = new SecureRandom();

  public Seals(MongoDatabase database) {
    this.seals =
        database
            .getCollection("seals")
            .withReadPreference(ReadPreference.primary())
            .withReadConcern(ReadConcern.MAJORITY)
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /** Seals a new seed and gives its commitment. */
  public String seal() {
    byte[] seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    String commitment = SealedDice.commitment(seed);
    seals.insertOne(
        new Document(ID, commitment)
            .append(SEED, HexFormat.of().formatHex(seed))
            .append(AT, Date.from(Instant.now())));
    return commitment;
  }

  /**
   * The seed for a game; empty if nothing was sealed under the commitment, or if it serves another
   * game. Asked again for the same game it answers the same.
   */
  public Optional<String> breakFor(String gameId, String commitment) {
    seals.updateOne(
        Filters.and(Filters.eq(ID, commitment), Filters.exists(GAME_ID, false)),
        Updates.set(GAME_ID, gameId));
    return Optional.ofNullable(seals.find(Filters.eq(ID, commitment)).first())
        .filter(seal -> gameId.equals(seal.getString(GAME_ID)))
        .map(seal -> seal.getString(SEED));
  }
}
