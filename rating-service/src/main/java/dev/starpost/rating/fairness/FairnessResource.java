package dev.starpost.rating.fairness;

import dev.starpost.rating.fairness.Tallies.Tally;
import dev.starpost.rating.ladder.LadderNames;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of fairness reports: whether it matters where one sits. */
@Path("/v1/ladders/{game}/fairness")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("read")
@Tag(name = "ladders")
@APIResponse(responseCode = "404", ref = "NotFound")
public class FairnessResource {
  private static final double THOUSANDTHS = 1000;

  private final Tallies tallies;
  private final LadderNames ladders;

  FairnessResource(Tallies tallies, LadderNames ladders) {
    this.tallies = tallies;
    this.ladders = ladders;
  }

  /** Results of those who sat there. */
  @Schema(name = "SeatReport")
  record SeatReport(
      int seat,
      long games,
      @Schema(description = "Which part of the games was won.", examples = "0.48") double won,
      @Schema(
              description = "Which part of the opponents was beaten, on average.",
              examples = "0.493")
          double score,
      @Schema(
              description =
                  "Which part could be expected by the ratings of those who sat there; a score above"
                      + " it speaks for the seat.",
              examples = "0.501")
          double expected) {
    static SeatReport of(Tally tally) {
      return new SeatReport(
          tally.seat(),
          tally.games(),
          rounded((double) tally.won() / tally.games()),
          rounded(tally.score() / THOUSANDTHS / tally.games()),
          rounded(tally.expected() / THOUSANDTHS / tally.games()));
    }

    private static double rounded(double part) {
      return Math.round(part * THOUSANDTHS) / THOUSANDTHS;
    }
  }

  /** Games of so many players, with a value of an option or with any. */
  @Schema(name = "FairnessGroup")
  record Group(
      @Schema(
              implementation = String.class,
              description = "Missing for all games of so many players.")
          Optional<String> option,
      @Schema(implementation = String.class) Optional<String> value,
      @Schema(minimum = "2") int players,
      List<SeatReport> seats) {}

  /** All of them. */
  @Schema(name = "FairnessReport")
  record Report(@Schema(examples = "salvage") String game, List<Group> groups) {}

  /** Reports. */
  @GET
  @Operation(
      summary = "How a game treats its seats",
      description =
          "Results of all rated games by seat, for each number of players, and for each value of the"
              + " table's options. Games that were declared void are left out.",
      operationId = "getFairness")
  @APIResponse(
      responseCode = "200",
      description = "The report; without groups if there was no rated game yet",
      content = @Content(schema = @Schema(implementation = Report.class)))
  public Report report(
      @Parameter(schema = @Schema(implementation = String.class, examples = "salvage"))
          @PathParam("game")
          String game) {
    record Key(String option, String value, int players) {}
    Map<Key, List<SeatReport>> groups = new LinkedHashMap<>();
    for (Tally tally : tallies.of(ladders.require(game))) {
      groups
          .computeIfAbsent(
              new Key(tally.option(), tally.value(), tally.players()), key -> new ArrayList<>())
          .add(SeatReport.of(tally));
    }
    return new Report(
        game,
        groups.entrySet().stream()
            .map(
                group -> {
                  boolean all = group.getKey().option().equals(Tallies.ANY);
                  return new Group(
                      all ? Optional.empty() : Optional.of(group.getKey().option()),
                      all ? Optional.empty() : Optional.of(group.getKey().value()),
                      group.getKey().players(),
                      group.getValue());
                })
            .toList());
  }
}
