package dev.starpost.rating.ladder;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A part of a list of a ladder. */
@Schema(name = "Ladder")
record LadderDocument(
    @Schema(examples = "salvage") String game,
    SeasonDocument season,
    @Schema(enumeration = {"ranked", "provisional", "resting"}) String list,
    @Schema(description = "How many are on the list.") long players,
    @Schema(description = "The best first.") List<DivisionDocument> divisions,
    List<StandingDocument> standings) {

  /** A part of a ladder, by rating. */
  @Schema(name = "Division")
  record DivisionDocument(
      @Schema(examples = "captain") String division,
      @Schema(description = "In the language of Accept-Language.", examples = "Captain")
          String name,
      @Schema(
              implementation = Integer.class,
              description = "The lowest rating in it; missing for the last one.")
          Optional<Integer> from) {}
}
