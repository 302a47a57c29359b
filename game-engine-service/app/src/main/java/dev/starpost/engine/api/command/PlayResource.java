package dev.starpost.engine.api.command;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.api.Caller;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.History;
import dev.starpost.kernel.Seat;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of moves: every call becomes a command, decided by whichever instance owns the game. */
@Path("/v1/games/{gameId}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "games")
@APIResponse(responseCode = "404", ref = "NotFound")
public class PlayResource {
  /** Later than any version. */
  private static final long FARTHEST = Long.MAX_VALUE / 2;

  private final Playing playing;
  private final History history;
  private final Caller caller;

  PlayResource(Playing playing, History history, Caller caller) {
    this.playing = playing;
    this.history = history;
    this.caller = caller;
  }

  /** Makes a move. */
  @POST
  @Path("moves")
  @Consumes(MediaType.APPLICATION_JSON)
  @RolesAllowed("play")
  @Operation(
      summary = "Make a move",
      description = "One of the options, with its choices filled in.",
      operationId = "move")
  @APIResponse(responseCode = "200", description = "The move is made, for good")
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "Conflict")
  @APIResponse(responseCode = "412", ref = "StaleVersion")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "428", ref = "VersionRequired")
  public CompletionStage<Response> move(
      @PathParam("gameId") String gameId,
      @BeanParam CommandHeaders headers,
      @NotNull @Valid MoveRequest request) {
    long known = headers.requiredVersion();
    return playing.play(
        gameId,
        headers,
        seated ->
            new GameCommand.Move(
                seated.commandId(),
                gameId,
                seated.replyTo(),
                seated.seat().number(),
                known,
                request.move()));
  }

  /** Undoes the last decision, or all since a version. */
  @POST
  @Path("undo")
  @RolesAllowed("play")
  @Operation(
      summary = "Take your last decision back, or all since a version",
      description =
          "Possible as long as nothing was drawn or revealed and nobody else has decided: mayUndo of"
              + " the game names the earliest version. With that version the turn starts over.",
      operationId = "undo")
  @APIResponse(responseCode = "200", description = "It is taken back")
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "412", ref = "StaleVersion")
  @APIResponse(responseCode = "422", ref = "Refused")
  public CompletionStage<Response> undo(
      @PathParam("gameId") String gameId,
      @BeanParam CommandHeaders headers,
      @Parameter(
              description = "The version to go back to; the last decision only if absent.",
              schema = @Schema(implementation = Long.class, minimum = "1"))
          @QueryParam("to")
          String to) {
    Optional<Long> version =
        Optional.ofNullable(to).map(word -> NumberParameter.read("to", word, 1, FARTHEST));
    return playing.play(
        gameId,
        headers,
        seated ->
            new GameCommand.Undo(
                seated.commandId(),
                gameId,
                seated.replyTo(),
                seated.seat().number(),
                headers.version(),
                version));
  }

  /** Leaves the game for good. */
  @POST
  @Path("resignation")
  @RolesAllowed("play")
  @Operation(
      summary = "Leave the game for good",
      description = "You rank below everybody who stays.",
      operationId = "resign")
  @APIResponse(responseCode = "200", description = "You have left")
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "412", ref = "StaleVersion")
  @APIResponse(responseCode = "422", ref = "Refused")
  public CompletionStage<Response> resign(
      @PathParam("gameId") String gameId, @BeanParam CommandHeaders headers) {
    return playing.play(
        gameId,
        headers,
        seated ->
            new GameCommand.Resign(
                seated.commandId(),
                gameId,
                seated.replyTo(),
                seated.seat().number(),
                headers.version()));
  }

  /** What became of a command that was answered with 202. */
  @GET
  @Path("commands/{commandId}")
  @RolesAllowed({"play", "read"})
  @Operation(summary = "Outcome of a command", operationId = "getCommand")
  @APIResponse(
      responseCode = "200",
      description = "How far it is, or what it was answered with",
      content = @Content(schema = @Schema(implementation = CommandResponse.class)))
  public CommandResponse command(
      @PathParam("gameId") String gameId, @PathParam("commandId") String commandId) {
    HostedGame<?, ?, ?> game = playing.game(gameId);
    Seat seat = caller.seatIn(game);
    if (!CommandId.isWellFormed(commandId)) {
      throw Problem.of(CommonProblem.NOT_FOUND);
    }
    Optional<CommandRecord> stored = history.record(gameId, commandId);
    if (stored.isEmpty()) {
      return CommandResponse.pending(gameId, commandId);
    }
    if (stored.get() instanceof Commit commit && isOf(commit.seat(), seat)) {
      return CommandResponses.done(commit, game.kind(), playing.words(game), seat);
    }
    if (stored.get() instanceof StoredRefusal refusal && isOf(refusal.seat(), seat)) {
      return CommandResponse.refused(
          gameId,
          commandId,
          seat.number(),
          RefusalProblems.problem(refusal).document(caller.language()));
    }
    throw Problem.of(CommonProblem.NOT_FOUND);
  }

  private static boolean isOf(Optional<Seat> by, Seat seat) {
    return by.isPresent() && by.get().equals(seat);
  }
}
