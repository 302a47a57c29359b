package dev.starpost.engine.api.command;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.web.NumberParameter;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of a game's roster: who plays, and whether it goes on, which the rules do not know. */
@Path("/v1/games/{gameId}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed("play")
@Blocking
@Tag(name = "games")
@APIResponse(responseCode = "400", ref = "MalformedRequest")
@APIResponse(responseCode = "404", ref = "NotFound")
@APIResponse(responseCode = "409", ref = "Conflict")
@APIResponse(responseCode = "422", ref = "Refused")
public class RosterResource {
  private static final int MOST_SEATS = 8;

  private final Playing playing;

  RosterResource(Playing playing) {
    this.playing = playing;
  }

  /** Reclaims a seat from a bot. */
  @POST
  @Path("seats/{seat}")
  @Operation(
      summary = "Take your seat back from the bot that took it over",
      description = "Once in a game.",
      operationId = "takeBackSeat")
  @APIResponse(responseCode = "200", description = "The seat is yours again")
  public CompletionStage<Response> reclaimSeat(
      @PathParam("gameId") String gameId,
      @Parameter(description = "Your own.", schema = @Schema(implementation = Integer.class))
          @PathParam("seat")
          String seat,
      @BeanParam CommandHeaders headers) {
    long number = NumberParameter.read("seat", seat, 1, MOST_SEATS);
    return playing.play(
        gameId,
        headers,
        seated -> {
          if (seated.seat().number() != number) {
            throw Problem.of(GameProblem.NOT_YOUR_SEAT);
          }
          return new GameCommand.TakeBackSeat(
              seated.commandId(), gameId, seated.replyTo(), seated.seat().number());
        });
  }

  /** Calls the game off, or agrees to that. */
  @POST
  @Path("cancellation")
  @Operation(
      summary = "Call the game off, or agree to that",
      description =
          "Before everybody has moved once, any player can end the game without a result. Later all"
              + " who still play have to agree; the game's document says who has. A move withdraws"
              + " nothing. A ranked game is not called off alone: whoever would end it so, after"
              + " anything was dealt or decided, resigns.",
      operationId = "cancel")
  @APIResponse(
      responseCode = "200",
      description = "The game is called off, or you have agreed to that, or you have resigned")
  public CompletionStage<Response> cancel(
      @PathParam("gameId") String gameId, @BeanParam CommandHeaders headers) {
    return playing.play(
        gameId,
        headers,
        seated ->
            new GameCommand.Cancel(
                seated.commandId(), gameId, seated.replyTo(), seated.seat().number()));
  }
}
