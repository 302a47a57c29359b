package dev.starpost.contracts.rating;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the results of games have made of somebody: a record of {@code rating.events}, by account.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(RatingEvent.RatingChanged.class),
  @JsonSubTypes.Type(RatingEvent.ProfileChanged.class)
})
public sealed interface RatingEvent {
  String account();

  /** Grows with every record of an account; consumers pass over those they have seen. */
  long revision();

  Instant at();

  /**
   * Somebody has another rating in a game, or the same after one more result.
   *
   * @param game its name, such as {@code salvage}
   * @param gameId of the game that was played or voided; none where a season began
   * @param season in which it counts, such as {@code 2026-10}
   * @param games how many rated games of it the player has finished, in all seasons
   * @param provisional whether these are too few for the rating to say much
   */
  @JsonTypeName("rating-changed.v1")
  record RatingChanged(
      String account,
      String name,
      String game,
      Optional<String> gameId,
      String season,
      int before,
      int after,
      int games,
      boolean provisional,
      long revision,
      Instant at,
      Cause cause)
      implements RatingEvent {
    public RatingChanged {
      Required.word("account", account);
      Required.word("name", name);
      Required.word("game", game);
      Required.word("season", season);
      Required.field("at", at);
      Required.field("cause", cause);
    }
  }

  /** Why a rating is another one. */
  enum Cause {
    @JsonProperty("played")
    PLAYED,
    /** An operator has declared a game void; what it had changed is taken back. */
    @JsonProperty("voided")
    VOIDED,
    /**
     * The first result of a season; what the last season left is drawn towards the middle first.
     */
    @JsonProperty("season-reset")
    SEASON_RESET
  }

  /**
   * What everybody may know of somebody's games. Each one says all of it, so that the latest
   * replaces those before it.
   *
   * @param record in each game that the player has finished
   * @param ratings in each game of which the player has finished a rated one
   * @param pace empty where the player has not answered often enough to tell
   */
  @JsonTypeName("profile-changed.v1")
  record ProfileChanged(
      String account,
      long revision,
      Instant at,
      List<GameRecord> record,
      List<GameRating> ratings,
      Reliability reliability,
      Optional<Pace> pace)
      implements RatingEvent {
    public ProfileChanged {
      Required.word("account", account);
      Required.field("at", at);
      record = List.copyOf(Required.field("record", record));
      ratings = List.copyOf(Required.field("ratings", ratings));
      Required.field("reliability", reliability);
    }
  }

  /** How somebody's games of one kind ended; games that were aborted or voided do not count. */
  record GameRecord(String game, int finished, int won, int abandoned) {
    public GameRecord {
      Required.word("game", game);
    }
  }

  /**
   * How strong somebody is in a game.
   *
   * @param season of the last result
   * @param games how many rated ones, in all seasons
   */
  record GameRating(String game, String season, int rating, int games, boolean provisional) {
    public GameRating {
      Required.word("game", game);
      Required.word("season", season);
    }
  }

  /**
   * Whether one can rely on somebody.
   *
   * @param turns on a clock, that are over
   * @param turnsInTime how many of them were answered before the time was over
   * @param games that are over, aborted ones left out
   * @param abandoned how many of them the player did not play to the end
   */
  record Reliability(int turns, int turnsInTime, int games, int abandoned) {}

  /** How long somebody usually takes to answer: half of the answers came within it. */
  record Pace(long medianSeconds, int answers) {}
}
