package dev.starpost.rating.ladder;

import dev.starpost.messaging.Storable;
import dev.starpost.rating.standing.Listing;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.Require;
import dev.starpost.web.language.Languages;
import dev.starpost.web.problem.Expectation;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of ladders: who is best at a game. */
@Path("/v1/ladders/{game}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("read")
@Tag(name = "ladders")
@APIResponse(responseCode = "404", ref = "NotFound")
public class LadderResource {
  private static final int MOST = 100;
  private static final int MOST_AROUND = 25;

  private final LadderView view;

  LadderResource(LadderView view) {
    this.view = view;
  }

  /** Somebody and those around them. */
  @Schema(name = "Neighbourhood")
  record Neighbourhood(
      @Schema(examples = "salvage") String game,
      SeasonDocument season,
      @Schema(description = "How many are on the same list.") long players,
      StandingDocument standing,
      @Schema(description = "Right ahead on the same list, the best first.")
          List<StandingDocument> ahead,
      @Schema(description = "Right behind on the same list, the best first.")
          List<StandingDocument> behind) {}

  /** Those that there were. */
  @Schema(name = "Seasons")
  record SeasonList(@Schema(description = "The latest first.") List<SeasonDocument> seasons) {}

  /** Lists them. */
  @GET
  @Operation(
      summary = "The ladder of a game",
      description =
          "By rating; of equal ratings, whoever has had it longer is ahead. People with fewer than"
              + " 10 rated games are apart (`list=provisional`), and so are people who do not take"
              + " up challenges (`list=resting`), until they finish the next rated game. A season's"
              + " ladder lists those who have played in it. Follow the header Link with"
              + " rel=\"next\" until it is absent.",
      operationId = "getLadder")
  @APIResponse(
      responseCode = "200",
      description = "A part of the ladder",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the ladder goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = LadderDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response ladder(
      @Parameter(schema = @Schema(implementation = String.class, examples = "salvage"))
          @PathParam("game")
          String game,
      @Parameter(
              description = "An earlier season, by its id; the present one if missing.",
              schema = @Schema(implementation = String.class, examples = "2026-10"))
          @QueryParam("season")
          String season,
      @Parameter(
              schema =
                  @Schema(
                      implementation = String.class,
                      enumeration = {"ranked", "provisional", "resting"},
                      defaultValue = "ranked"))
          @QueryParam("list")
          @DefaultValue("ranked")
          String list,
      @Parameter(
              description = "Only this one.",
              schema =
                  @Schema(
                      implementation = String.class,
                      enumeration = {"admiral", "commodore", "captain", "pilot", "cadet"}))
          @QueryParam("division")
          String division,
      @Parameter(description = "From the header Link of the page before.") @QueryParam("cursor")
          String cursor,
      @Parameter(
              description = "How many at most.",
              schema =
                  @Schema(
                      implementation = Integer.class,
                      minimum = "1",
                      maximum = "100",
                      defaultValue = "50"))
          @QueryParam("limit")
          @DefaultValue("50")
          String limit,
      @Context HttpHeaders headers,
      @Context UriInfo address) {
    LadderView.Wish wish =
        new LadderView.Wish(
            game,
            Optional.ofNullable(season),
            Require.oneOf("list", Listing.shown(list), "ranked", "provisional", "resting"),
            Optional.ofNullable(division).map(LadderResource::division),
            Optional.ofNullable(cursor).map(Position::read),
            (int) NumberParameter.read("limit", limit, 1, MOST));
    LadderView.View page = view.page(wish, Languages.of(headers));
    Response.ResponseBuilder answer =
        Response.ok(page.document()).header(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
    page.next().ifPresent(next -> answer.header(HttpHeaders.LINK, link(address, next.cursor())));
    return answer.build();
  }

  private static Division division(String word) {
    return Require.oneOf(
        "division", Division.named(word), "admiral", "commodore", "captain", "pilot", "cadet");
  }

  private static String link(UriInfo address, String cursor) {
    String next =
        address
            .getRequestUriBuilder()
            .scheme(null)
            .host(null)
            .port(-1)
            .replaceQueryParam("cursor", cursor)
            .build()
            .toString();
    return "<%s>; rel=\"next\"".formatted(next);
  }

  /** Shows somebody among the others. */
  @GET
  @Path("players/{name}")
  @Operation(
      summary = "Somebody's place, and who is around it",
      description = "By the name, in any case.",
      operationId = "getLadderPlace")
  @APIResponse(
      responseCode = "200",
      description = "The player, and those right ahead and behind",
      content = @Content(schema = @Schema(implementation = Neighbourhood.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Neighbourhood around(
      @PathParam("game") String game,
      @PathParam("name") String name,
      @Parameter(
              description = "An earlier season, by its id; the present one if missing.",
              schema = @Schema(implementation = String.class, examples = "2026-10"))
          @QueryParam("season")
          String season,
      @Parameter(
              description = "How many on either side.",
              schema =
                  @Schema(
                      implementation = Integer.class,
                      minimum = "0",
                      maximum = "25",
                      defaultValue = "5"))
          @QueryParam("around")
          @DefaultValue("5")
          String around) {
    Require.that(Storable.isText(name), "name", Expectation.text());
    int most = (int) NumberParameter.read("around", around, 0, MOST_AROUND);
    return view.around(game, name, Optional.ofNullable(season), most);
  }

  /** Lists seasons. */
  @GET
  @Path("seasons")
  @Operation(
      summary = "The seasons of a ladder",
      description =
          "Seasons follow the calendar, in UTC. When one ends its ladder stays as it is, as an"
              + " archive. Whoever plays in the next begins it with 1500 and three quarters of what"
              + " their rating was above or below that.",
      operationId = "listSeasons")
  @APIResponse(
      responseCode = "200",
      description = "The present one, and those in which somebody has played",
      content = @Content(schema = @Schema(implementation = SeasonList.class)))
  public SeasonList seasons(@PathParam("game") String game) {
    return new SeasonList(view.seasons(game));
  }
}
