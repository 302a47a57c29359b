package dev.starpost.rating.voiding;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.messaging.Storable;
import dev.starpost.web.Require;
import dev.starpost.web.problem.Expectation;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource for operators: games that must not count. */
@Path("/v1/admin/games/{gameId}/void")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("operate")
@Tag(name = "ladders")
public class VoidResource {
  private static final int LONGEST_REASON = 500;

  private final Voiding voiding;
  private final JsonWebToken token;
  private final IdempotentRequests idempotent;

  VoidResource(Voiding voiding, JsonWebToken token, IdempotentRequests idempotent) {
    this.voiding = voiding;
    this.token = token;
    this.idempotent = idempotent;
  }

  /** Why. */
  @Schema(name = "VoidRequest")
  record VoidRequest(
      @Schema(
              required = true,
              minLength = 1,
              maxLength = 500,
              examples = "Two of the accounts belong to one person.")
          @NotNull
          @Size(min = 1, max = LONGEST_REASON)
          String reason) {
    VoidRequest {
      reason = reason == null ? null : reason.strip();
    }
  }

  /** A game that counts no longer. */
  @Schema(name = "VoidGame")
  record VoidDocument(String gameId, Instant voidedAt, String reason) {}

  /** What a key stands for. */
  private record Wish(String gameId, String reason) {}

  /** Declares one void. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Declare a rated game void",
      description =
          "For operators. What the game added to each rating is taken off, to the point, whatever was"
              + " played since; games played since stay as they were rated. It also leaves records"
              + " and reports. This cannot be taken back.",
      operationId = "voidGame")
  @APIResponse(
      responseCode = "200",
      description = "The game counts no longer",
      content = @Content(schema = @Schema(implementation = VoidDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "VoidConflict")
  @APIResponse(responseCode = "422", ref = "KeyReused")
  public Response voidGame(
      @PathParam("gameId") String gameId,
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid VoidRequest request) {
    String reason = request.reason();
    Require.that(Storable.isText(reason), "reason", Expectation.text());
    Require.that(Storable.isText(gameId), "gameId", Expectation.text());
    String operator = token.getSubject();
    return idempotent.answer(
        "void",
        operator,
        key,
        new Wish(gameId, reason),
        () ->
            CreationResponse.changed(
                new VoidDocument(gameId, voiding.voidGame(gameId, operator, reason), reason)));
  }
}
