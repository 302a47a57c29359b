package dev.starpost.rating.ladder;

import dev.starpost.rating.standing.Listing;
import dev.starpost.rating.standing.Standing;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Somebody on a ladder, as everybody sees it. */
@Schema(name = "Standing")
record StandingDocument(
    @Schema(
            implementation = Long.class,
            minimum = "1",
            description = "Missing on other lists than `ranked`.")
        Optional<Long> place,
    @Schema(examples = "Ann") String name,
    @Schema(examples = "1684") int rating,
    @Schema(
            implementation = String.class,
            enumeration = {"admiral", "commodore", "captain", "pilot", "cadet"})
        String division,
    @Schema(enumeration = {"ranked", "provisional", "resting"}) String list,
    @Schema(description = "Rated ones, in all seasons.") int games,
    @Schema(description = "Rated ones, in this season.") int seasonGames,
    @Schema(description = "When the last one ended.") Instant playedAt,
    @Schema(description = "Whether that is 30 days ago or more; of a past season: at its end.")
        boolean inactive) {
  private static final Duration INACTIVE_AFTER = Duration.ofDays(30);

  /**
   * @param now or the end of the season, whichever was first
   */
  static StandingDocument of(Ladders.Line line, long place, Instant now) {
    Standing standing = line.standing();
    return new StandingDocument(
        standing.listing() == Listing.RANKED ? Optional.of(place) : Optional.empty(),
        line.name(),
        standing.rating(),
        Division.of(standing.rating()).word(),
        standing.listing().word(),
        standing.games(),
        standing.seasonGames(),
        standing.playedAt(),
        !standing.playedAt().plus(INACTIVE_AFTER).isAfter(now));
  }
}
