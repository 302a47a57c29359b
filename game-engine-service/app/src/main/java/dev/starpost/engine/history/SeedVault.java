package dev.starpost.engine.history;

import com.mongodb.ReadConcern;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.Updates;
import dev.starpost.kernel.chance.SealedDice;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.bson.Document;

/**
 * Vault of the seeds that were sealed for tables. The commitment is shown when a table opens; the
 * seed stays here and serves one game only, because it is told to everybody when that game ends.
 */
public final class SeedVault {
  private static final int SEED_BYTES = 32;
  private static final int AT_ONCE = 200;
  private static final String ID = "_id";
  private static final String SEED = "seed";
  private static final String GAME_ID = "gameId";
  private static final String AT = "at";

  private final MongoCollection<Document> seals;
  private final SecureRandom random = new SecureRandom();

  public SeedVault(MongoDatabase database) {
    this.seals =
        database
            .getCollection("seals")
            .withReadPreference(ReadPreference.primary())
            .withReadConcern(ReadConcern.MAJORITY)
            .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
  }

  /** SeedVault a new seed and gives its commitment. */
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

  /** A game that is to begin with the seed of a commitment. */
  public record Claim(String gameId, String commitment) {}

  /**
   * The seeds for games that begin. There is none for a game if nothing was sealed under its
   * commitment, or if that serves another game. Asked again for the same game it answers the same.
   */
  public Map<Claim, String> reveal(Collection<Claim> claims) {
    if (claims.isEmpty()) {
      return Map.of();
    }
    seals.bulkWrite(
        claims.stream().map(SeedVault::taking).toList(), new BulkWriteOptions().ordered(false));
    List<String> commitments = claims.stream().map(Claim::commitment).toList();
    Map<Claim, String> seeds = new HashMap<>();
    for (Document seal : seals.find(Filters.in(ID, commitments))) {
      seeds.put(new Claim(seal.getString(GAME_ID), seal.getString(ID)), seal.getString(SEED));
    }
    return seeds;
  }

  /**
   * Forgets seals of tables that have never become games. Asks for a few at a time: others need the
   * database as well.
   */
  public int forgetUnusedBefore(Instant then) {
    int forgotten = 0;
    List<String> unused;
    do {
      unused =
          seals
              .find(Filters.and(Filters.lt(AT, Date.from(then)), Filters.exists(GAME_ID, false)))
              .limit(AT_ONCE)
              .map(seal -> seal.getString(ID))
              .into(new ArrayList<>());
      // One may be revealed for a game meanwhile.
      long deleted =
          seals
              .deleteMany(Filters.and(Filters.in(ID, unused), Filters.exists(GAME_ID, false)))
              .getDeletedCount();
      forgotten += (int) deleted;
    } while (unused.size() == AT_ONCE);
    return forgotten;
  }

  private static UpdateOneModel<Document> taking(Claim claim) {
    return new UpdateOneModel<>(
        Filters.and(Filters.eq(ID, claim.commitment()), Filters.exists(GAME_ID, false)),
        Updates.set(GAME_ID, claim.gameId()));
  }
}
