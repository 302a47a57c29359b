package dev.starpost.rating.history;

import dev.starpost.messaging.Storable;
import dev.starpost.rating.history.Histories.Entry;
import dev.starpost.rating.history.Histories.Rated;
import dev.starpost.rating.ladder.LadderNames;
import dev.starpost.rating.problem.RatingProblem;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.Page;
import dev.starpost.web.Require;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Somebody's rating in a game, and how it came about. */
@Path("/v1/players/{name}/ratings/{game}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("read")
@Tag(name = "ladders")
public class HistoryResource {
  private static final int MOST = 500;

  private final Histories histories;
  private final LadderNames ladders;

  HistoryResource(Histories histories, LadderNames ladders) {
    this.histories = histories;
    this.ladders = ladders;
  }

  /** Something that has changed a rating. */
  @Schema(name = "RatingChange")
  record ChangeDocument(
      Instant at,
      @Schema(examples = "2026-10") String season,
      @Schema(
              enumeration = {"played", "voided", "season-reset"},
              description =
                  "`voided`: an operator declared a game void; `season-reset`: a season began.")
          String cause,
      @Schema(
              implementation = String.class,
              description = "Missing where a season began, and for private games.")
          Optional<String> gameId,
      int before,
      int after) {
    static ChangeDocument of(Entry entry) {
      return new ChangeDocument(
          entry.at(), entry.season(), entry.cause(), entry.gameId(), entry.before(), entry.after());
    }
  }

  /** A rating and its history. */
  @Schema(name = "Rating")
  record RatingDocument(
      @Schema(examples = "Ann") String name,
      @Schema(examples = "salvage") String game,
      int rating,
      @Schema(description = "Whether it is made of fewer than 10 games.") boolean provisional,
      @Schema(description = "Rated ones, in all seasons.") int games,
      @Schema(description = "Of the last result.", examples = "2026-10") String season,
      @Schema(description = "The latest first.") List<ChangeDocument> history) {}

  /** Tells it. */
  @GET
  @Operation(
      summary = "Somebody's rating in a game, and its history",
      description =
          "By the name, in any case. Every change is told, the latest first. Follow the header Link"
              + " with rel=\"next\" for earlier ones until it is absent.",
      operationId = "getRating")
  @APIResponse(
      responseCode = "200",
      description = "The rating, and a part of its history",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the history goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = RatingDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public Response rating(
      @PathParam("name") String name,
      @Parameter(schema = @Schema(implementation = String.class, examples = "salvage"))
          @PathParam("game")
          String game,
      @Parameter(description = "From the header Link of the page before.") @QueryParam("cursor")
          String cursor,
      @Parameter(
              description = "How many changes at most.",
              schema =
                  @Schema(
                      implementation = Integer.class,
                      minimum = "1",
                      maximum = "500",
                      defaultValue = "100"))
          @QueryParam("limit")
          @DefaultValue("100")
          String limit) {
    Require.that(Storable.isText(name), "name", Expectation.text());
    int most = (int) NumberParameter.read("limit", limit, 1, MOST);
    Optional<Long> before = Optional.ofNullable(cursor).map(HistoryResource::entry);
    Rated rated =
        histories
            .find(name, ladders.require(game))
            .orElseThrow(() -> Problem.of(RatingProblem.NOT_RATED, "name", name, "game", game));
    Page<Entry> page =
        Page.of(histories.of(rated.standing().account(), game, before, most + 1), most);
    return page.answer(
        document(rated, page.entries()),
        UriBuilder.fromPath("/v1/players/{name}/ratings/{game}").queryParam("limit", limit),
        Entry::id,
        name,
        game);
  }

  private static long entry(String cursor) {
    try {
      return Long.parseLong(cursor);
    } catch (NumberFormatException e) {
      throw Malformed.field("cursor", Expectation.cursor());
    }
  }

  private static RatingDocument document(Rated rated, List<Entry> entries) {
    return new RatingDocument(
        rated.name(),
        rated.standing().game(),
        rated.standing().rating(),
        rated.standing().isProvisional(),
        rated.standing().games(),
        rated.standing().season(),
        entries.stream().map(ChangeDocument::of).toList());
  }
}
