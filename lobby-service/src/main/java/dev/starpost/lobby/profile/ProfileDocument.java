package dev.starpost.lobby.profile;

import dev.starpost.contracts.rating.RatingEvent.Pace;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.contracts.rating.RatingEvent.Reliability;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Profile document: what everybody may know of somebody's games. */
public record ProfileDocument(
    List<RecordDocument> record,
    List<RatingDocument> ratings,
    ReliabilityDocument reliability,
    Optional<PaceDocument> pace) {

  /** How games of one kind ended. */
  @Schema(name = "PlayerRecord")
  public record RecordDocument(
      @Schema(examples = "salvage") String game,
      @Schema(description = "Ranked or not; games among people only.") int finished,
      int won,
      int abandoned) {}

  /** How strong somebody is in a game. */
  @Schema(name = "PlayerRating")
  public record RatingDocument(
      @Schema(examples = "salvage") String game,
      @Schema(examples = "1684") int rating,
      @Schema(description = "Whether it is made of fewer than 10 games.") boolean provisional,
      @Schema(description = "Ranked ones, in all seasons.") int games,
      @Schema(examples = "2026-10", description = "Of the last ranked game.") String season) {}

  /** Whether one can rely on somebody. */
  @Schema(name = "PlayerReliability")
  public record ReliabilityDocument(
      @Schema(description = "On a clock, that are over.") int turns,
      @Schema(
              implementation = Double.class,
              examples = "0.98",
              description = "Which part of them was answered in time; missing if there was none.")
          Optional<Double> inTime,
      @Schema(description = "That are over, of all kinds.") int games,
      @Schema(description = "How many of them were not played to the end.") int abandoned) {
    private static final double THOUSANDTHS = 1000;

    static ReliabilityDocument of(Reliability told) {
      return new ReliabilityDocument(
          told.turns(),
          told.turns() == 0
              ? Optional.empty()
              : Optional.of(
                  Math.round(THOUSANDTHS * told.turnsInTime() / told.turns()) / THOUSANDTHS),
          told.games(),
          told.abandoned());
    }
  }

  /** How long somebody usually takes. */
  @Schema(name = "PlayerPace")
  public record PaceDocument(
      @Schema(
              examples = "PT5H12M",
              description =
                  "Half of the last turns were answered within it. A duration as in ISO 8601.")
          String median,
      @Schema(description = "How many turns it is made of.") int turns) {
    static PaceDocument of(Pace told) {
      return new PaceDocument(Duration.ofSeconds(told.medianSeconds()).toString(), told.answers());
    }
  }

  /** What was told; of whoever has not finished a game, nothing was. */
  public static ProfileDocument of(Optional<ProfileChanged> told) {
    return told.map(
            profile ->
                new ProfileDocument(
                    profile.record().stream()
                        .map(
                            game ->
                                new RecordDocument(
                                    game.game(), game.finished(), game.won(), game.abandoned()))
                        .toList(),
                    profile.ratings().stream()
                        .map(
                            game ->
                                new RatingDocument(
                                    game.game(),
                                    game.rating(),
                                    game.provisional(),
                                    game.games(),
                                    game.season()))
                        .toList(),
                    ReliabilityDocument.of(profile.reliability()),
                    profile.pace().map(PaceDocument::of)))
        .orElseGet(
            () ->
                new ProfileDocument(
                    List.of(),
                    List.of(),
                    ReliabilityDocument.of(new Reliability(0, 0, 0, 0)),
                    Optional.empty()));
  }
}
