package dev.starpost.rating.ladder;

import dev.starpost.rating.season.Season;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A season, as everybody sees it. */
@Schema(name = "Season")
record SeasonDocument(
    @Schema(examples = "2026-10", description = "The month in which it began.") String id,
    Instant start,
    @Schema(description = "When the next one begins.") Instant end,
    @Schema(description = "Whether it is; its ladder is an archive then.") boolean over) {
  static SeasonDocument of(Season season, Instant now) {
    return new SeasonDocument(season.id(), season.start(), season.end(), season.isOver(now));
  }
}
