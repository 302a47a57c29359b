package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.engine.api.Caller;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.History;
import dev.starpost.kernel.Viewer;
import dev.starpost.stream.StreamForms;
import dev.starpost.stream.StreamLines;
import dev.starpost.stream.StreamMessage;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;

/** Resource of streams: following games as they are played. */
@Path("/v1/games/{gameId}")
@RolesAllowed({"read", "play"})
@Blocking
@Tag(name = "games")
public class StreamResource {
  /** Farther behind than this, the whole state is less than what has changed. */
  private static final long FARTHEST_BEHIND = 500;

  private final Streams streams;
  private final GameFeed.Sources sources;
  private final Caller caller;

  StreamResource(
      Streams streams,
      GameRepository games,
      History history,
      Departures departures,
      ObjectMapper mapper,
      Caller caller) {
    this.streams = streams;
    this.sources = new GameFeed.Sources(games, history, departures, mapper);
    this.caller = caller;
  }

  /** As server-sent events. */
  @GET
  @Path("stream")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @ResponseHeader(name = "Cache-Control", value = "no-store")
  @ResponseHeader(name = "X-Accel-Buffering", value = "no")
  @Operation(
      summary = "Follow a game",
      description = StreamDescription.TEXT,
      operationId = "streamGame")
  @APIResponse(
      responseCode = "200",
      description = "A stream that stays open",
      content = {
        @Content(
            mediaType = MediaType.SERVER_SENT_EVENTS,
            schema = @Schema(implementation = String.class)),
        @Content(
            mediaType = StreamLines.NDJSON,
            schema = @Schema(implementation = StreamDescription.Line.class))
      })
  @APIResponse(responseCode = "204", description = "Nothing more will ever come: do not return")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "406", ref = "NotAcceptable")
  @APIResponse(responseCode = "429", ref = "TooManyStreams")
  public Multi<OutboundSseEvent> events(
      @PathParam("gameId") String gameId,
      @Parameter(
              description = "The last version that the client knows; it gets what came after.",
              schema = @Schema(implementation = String.class))
          @HeaderParam(StreamForms.LAST_EVENT_ID)
          String known,
      @Context Sse sse,
      @Context HttpHeaders headers,
      @Context RoutingContext request) {
    StreamForms.requireAccepted(MediaType.SERVER_SENT_EVENTS_TYPE, headers);
    return open(gameId, known, request).map(message -> StreamForms.event(message, sse));
  }

  /** As lines of JSON. */
  @GET
  @Path("stream")
  @Produces(StreamLines.NDJSON)
  @ResponseHeader(name = "Cache-Control", value = "no-store")
  @ResponseHeader(name = "X-Accel-Buffering", value = "no")
  @Operation(hidden = true)
  public Multi<StreamMessage> lines(
      @PathParam("gameId") String gameId,
      @HeaderParam(StreamForms.LAST_EVENT_ID) String known,
      @Context HttpHeaders headers,
      @Context RoutingContext request) {
    StreamForms.requireAccepted(MediaType.valueOf(StreamLines.NDJSON), headers);
    return open(gameId, known, request);
  }

  private Multi<StreamMessage> open(String gameId, String known, RoutingContext request) {
    HostedGame<?, ?, ?> game =
        sources
            .games()
            .current(gameId)
            .orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_GAME, "game", gameId));
    Viewer viewer = caller.viewerOf(game);
    Optional<HostedGame<?, ?, ?>> resumed = resumed(game, known);
    GameFeed feed =
        new GameFeed(
            sources,
            resumed.isPresent() ? resumed.get() : game,
            viewer,
            caller.language(),
            resumed.isPresent());
    if (feed.isOver()) {
      throw new WebApplicationException(Response.noContent().build());
    }
    GameStream stream =
        streams.open(caller.account(), feed, caller.expires(), request.response()::closed);
    return Multi.createFrom().publisher(stream);
  }

  /** The game as the client knows it, if what it says makes sense. */
  private Optional<HostedGame<?, ?, ?>> resumed(HostedGame<?, ?, ?> game, String known) {
    return StreamForms.lastEventId(known).flatMap(version -> at(version, game));
  }

  private Optional<HostedGame<?, ?, ?>> at(long version, HostedGame<?, ?, ?> game) {
    if (version == game.version()) {
      return Optional.of(game);
    }
    boolean near = version < game.version() && game.version() - version <= FARTHEST_BEHIND;
    return near ? sources.games().at(game.gameId(), version) : Optional.empty();
  }
}
