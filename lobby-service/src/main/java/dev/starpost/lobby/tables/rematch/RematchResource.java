package dev.starpost.lobby.tables.rematch;

import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.network.ClientAddress;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableViewer;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of rematches. */
@Path("/v1/games/{id}/rematch")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tables")
@Tag(name = "tables")
@APIResponse(responseCode = "403", ref = "AccountNeeded")
public class RematchResource {
  private final AskingForRematch rematches;
  private final Caller caller;
  private final ClientAddress address;

  RematchResource(AskingForRematch rematches, Caller caller, ClientAddress address) {
    this.rematches = rematches;
    this.caller = caller;
    this.address = address;
  }

  /** Meets the others again. */
  @POST
  @Operation(
      summary = "Play again with the same players",
      description =
          "When a game of yours is over. The first one opens a private table like the one before"
              + " and invites the others; they sit down at it by the same call, or decline. The"
              + " last seat becomes the first.",
      operationId = "rematch")
  @APIResponse(
      responseCode = "200",
      description = "You sit at the table that another player has opened",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(
      responseCode = "201",
      description = "A new table",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "TableConflict")
  @APIResponse(responseCode = "422", ref = "TableRefused")
  public Response rematch(
      @PathParam("id") String id,
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key) {
    return rematches.ask(id, TableViewer.of(caller), ClientNetwork.of(address.text()), key);
  }
}
