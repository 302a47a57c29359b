package dev.starpost.lobby.tables.rematch;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.network.ClientAddress;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
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
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Playing again. */
@Path("/v1/games/{id}/rematch")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tables")
@Tag(name = "tables")
@APIResponse(responseCode = "401", ref = "Unauthenticated")
@APIResponse(responseCode = "403", ref = "AccountNeeded")
@APIResponse(responseCode = "503", ref = "Unavailable")
public class RematchResource {
  private final Rematches rematches;
  private final TableView view;
  private final Caller caller;
  private final ClientAddress address;
  private final IdempotentRequests idempotent;

  RematchResource(
      Rematches rematches,
      TableView view,
      Caller caller,
      ClientAddress address,
      IdempotentRequests idempotent) {
    this.rematches = rematches;
    this.view = view;
    this.caller = caller;
    this.address = address;
    this.idempotent = idempotent;
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
    TableViewer viewer = TableViewer.of(caller);
    Optional<ClientNetwork> network = ClientNetwork.of(address.text());
    return idempotent
        .answered("rematch", viewer.account(), key, id)
        .orElseGet(
            () -> {
              Optional<TablePlan> plan = rematches.plan(id, viewer.account(), viewer.language());
              return idempotent.answer(
                  "rematch",
                  viewer.account(),
                  key,
                  id,
                  () -> answer(rematches.meet(id, viewer.account(), plan, network), viewer));
            });
  }

  private CreationResponse answer(Rematches.Met met, TableViewer viewer) {
    TableDocument table = view.document(met.table(), viewer);
    return met.opened()
        ? CreationResponse.at("/v1/tables/" + table.id(), table)
        : CreationResponse.changed(table);
  }
}
