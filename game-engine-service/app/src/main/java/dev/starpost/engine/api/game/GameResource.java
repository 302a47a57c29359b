package dev.starpost.engine.api.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.engine.api.Caller;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.History;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.GameExport;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.problem.Problem;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of games. Every commit that was stored before a call is in its answer. */
@Path("/v1/games/{gameId}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({"read", "play"})
@Tag(name = "games", description = "Looking at games and playing them.")
@APIResponse(responseCode = "404", ref = "NotFound")
public class GameResource {
  private static final long FARTHEST = Long.MAX_VALUE / 2;
  private static final int MOST_ENTRIES = 200;
  private static final String DEFAULT_ENTRIES = "100";
  private static final String OF_THIS_CALLER =
      HttpHeaders.ACCEPT_LANGUAGE + ", " + HttpHeaders.AUTHORIZATION;

  private final GameRepository games;
  private final History history;
  private final Departures departures;
  private final Caller caller;

  GameResource(GameRepository games, History history, Departures departures, Caller caller) {
    this.games = games;
    this.history = history;
    this.departures = departures;
    this.caller = caller;
  }

  /** The game, now or at an earlier version. */
  @GET
  @Operation(
      summary = "A game as you may see it",
      description = "With version: as you saw it then.",
      operationId = "getGame")
  @APIResponse(
      responseCode = "200",
      description = "The game",
      headers =
          @Header(
              name = "ETag",
              description = "The version",
              schema = @Schema(examples = "\"42\"")),
      content = @Content(schema = @Schema(implementation = GameDocument.class)))
  @APIResponse(responseCode = "304", description = "Still the version of If-None-Match")
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response view(
      @PathParam("gameId") String gameId,
      @Parameter(
              description = "An earlier version; the newest if absent.",
              schema = @Schema(implementation = Long.class, minimum = "1"))
          @QueryParam("version")
          String version,
      @Context Request request) {
    HostedGame<?, ?, ?> game = current(gameId);
    Viewer viewer = caller.viewerOf(game);
    HostedGame<?, ?, ?> shown =
        version == null ? game : at(game, NumberParameter.read("version", version, 1, FARTHEST));
    return tagged(
        shown.version(),
        request,
        () -> GameDocument.of(shown, viewer, caller.language(), departures));
  }

  /** The caller's options. */
  @GET
  @Path("options")
  @Operation(
      summary = "Every legal move of your seat",
      description = "Exactly what this list admits is accepted. Empty where nothing is asked.",
      operationId = "getOptions")
  @APIResponse(
      responseCode = "200",
      description = "The options",
      headers =
          @Header(
              name = "ETag",
              description = "The version",
              schema = @Schema(examples = "\"42\"")),
      content = @Content(schema = @Schema(implementation = OptionsDocument.class)))
  @APIResponse(responseCode = "304", description = "Still the version of If-None-Match")
  public Response options(@PathParam("gameId") String gameId, @Context Request request) {
    HostedGame<?, ?, ?> game = current(gameId);
    Seat seat = caller.seatIn(game);
    return tagged(game.version(), request, () -> OptionsDocument.of(game, seat, words(game)));
  }

  /** A part of the history. */
  @GET
  @Path("events")
  @Operation(
      summary = "What has happened, as you may see it",
      description = "Follow the header Link with rel=\"next\" until it is absent.",
      operationId = "getEvents")
  @APIResponse(
      responseCode = "200",
      description = "Some of the history, in order",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": the entries after these",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = HistoryDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response events(
      @PathParam("gameId") String gameId,
      @Parameter(
              description = "Only what came after this version.",
              schema = @Schema(implementation = Long.class, defaultValue = "0", minimum = "0"))
          @QueryParam("after")
          @DefaultValue("0")
          String after,
      @Parameter(
              description = "How many entries at most.",
              schema =
                  @Schema(
                      implementation = Integer.class,
                      defaultValue = DEFAULT_ENTRIES,
                      minimum = "1",
                      maximum = "200"))
          @QueryParam("limit")
          @DefaultValue(DEFAULT_ENTRIES)
          String limit) {
    long from = NumberParameter.read("after", after, 0, FARTHEST);
    long most = NumberParameter.read("limit", limit, 1, MOST_ENTRIES);
    HostedGame<?, ?, ?> game = current(gameId);
    Viewer viewer = caller.viewerOf(game);
    long to = Math.min(from + most, game.version());
    GameWords words = words(game);
    List<HistoryEntry> entries =
        history.versions(gameId, from + 1, to).stream()
            .map(commit -> HistoryEntry.of(commit, game.kind(), viewer, words))
            .toList();
    Response.ResponseBuilder response =
        ofThisCaller(Response.ok(new HistoryDocument(gameId, game.version(), entries)));
    if (to < game.version() && to > from) {
      response.header(HttpHeaders.LINK, "<%s>; rel=\"next\"".formatted(next(gameId, to, most)));
    }
    return response.build();
  }

  /** All of a finished game. */
  @GET
  @Path("export")
  @Operation(
      summary = "A finished game in full",
      description = "With its seed and every secret: all that ./starpost verify needs.",
      operationId = "exportGame")
  @APIResponse(
      responseCode = "200",
      description = "Setup, seed, moves, events, result",
      content = @Content(schema = @Schema(implementation = GameExport.class)))
  @APIResponse(responseCode = "409", ref = "Conflict")
  public Response export(@PathParam("gameId") String gameId, @Context Request request) {
    HostedGame<?, ?, ?> game = current(gameId);
    caller.viewerOf(game);
    if (!game.isFinished()) {
      throw Problem.of(GameProblem.GAME_RUNNING);
    }
    return tagged(game.version(), request, () -> exported(game));
  }

  private byte[] exported(HostedGame<?, ?, ?> game) {
    List<Commit> commits = history.versions(game.gameId(), 1, game.version());
    try {
      return GameJson.mapper().writeValueAsBytes(FinishedGame.export(game, commits, departures));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an export is always JSON", e);
    }
  }

  private GameWords words(HostedGame<?, ?, ?> game) {
    return GameWords.of(game, departures, caller.language());
  }

  private HostedGame<?, ?, ?> current(String gameId) {
    return games
        .current(gameId)
        .orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_GAME, "game", gameId));
  }

  private HostedGame<?, ?, ?> at(HostedGame<?, ?, ?> game, long version) {
    if (version == game.version()) {
      return game;
    }
    Optional<HostedGame<?, ?, ?>> past =
        version > game.version() ? Optional.empty() : games.at(game.gameId(), version);
    return past.orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_VERSION, "version", version));
  }

  /** The document is made only where the caller does not have it. */
  private Response tagged(long version, Request request, Supplier<Object> document) {
    EntityTag tag = new EntityTag(Long.toString(version));
    Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
    return ofThisCaller(unchanged == null ? Response.ok(document.get()) : unchanged)
        .tag(tag)
        .build();
  }

  private static Response.ResponseBuilder ofThisCaller(Response.ResponseBuilder response) {
    return response
        .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
        .header(HttpHeaders.VARY, OF_THIS_CALLER);
  }

  /** Without the host: what is before the engine knows its own name. */
  private static String next(String gameId, long after, long limit) {
    return UriBuilder.fromPath("/v1/games/{gameId}/events")
        .queryParam("after", after)
        .queryParam("limit", limit)
        .build(gameId)
        .toString();
  }
}
