package dev.starpost.lobby.tables.seat;

import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.network.ClientAddress;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableViewer;
import dev.starpost.web.NumberParameter;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
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
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the seats of a table. */
@Path("/v1/tables/{id}/seats")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tables")
@Tag(name = "tables")
@APIResponse(responseCode = "404", ref = "NotFound")
@APIResponse(responseCode = "409", ref = "TableConflict")
public class SeatResource {
  private final JoiningTable joining;
  private final LeavingSeat leaving;
  private final Caller caller;
  private final ClientAddress address;

  SeatResource(JoiningTable joining, LeavingSeat leaving, Caller caller, ClientAddress address) {
    this.joining = joining;
    this.leaving = leaving;
    this.caller = caller;
    this.address = address;
  }

  /** Sits down, or lets a bot sit down. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Sit down at a table, or let a bot sit down at your own",
      description =
          "A full table starts by itself. With `bot`, a bot takes the seat: only the owner of a"
              + " table can do that, and not at a ranked one.",
      operationId = "takeSeat")
  @APIResponse(
      responseCode = "201",
      description = "The table with you, or with the bot",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "403", ref = "NotTheOwner")
  @APIResponse(responseCode = "422", ref = "TableRefused")
  public Response join(
      @PathParam("id") String id,
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @RequestBody(
              required = false,
              content = @Content(schema = @Schema(implementation = SeatRequest.class)))
          SeatRequest request) {
    return joining.join(
        id,
        request == null ? SeatRequest.NOTHING : request,
        TableViewer.of(caller),
        ClientNetwork.of(address.text()),
        key);
  }

  /** Leaves. */
  @DELETE
  @Path("me")
  @Operation(
      summary = "Leave a table",
      description =
          "While it is open. If you own it, whoever has sat there longest owns it then; the last"
              + " one to leave cancels it.",
      operationId = "leaveTable")
  @APIResponse(responseCode = "204", description = "You have left")
  public void leave(@PathParam("id") String id) {
    leaving.leave(id, caller.id());
  }

  /** Sends somebody away. */
  @DELETE
  @Path("{number}")
  @Operation(
      summary = "Send a player away from your table",
      description = "While it is open. They cannot come back; a bot can.",
      operationId = "kick")
  @APIResponse(responseCode = "204", description = "The player is gone")
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "403", ref = "NotTheOwner")
  @APIResponse(responseCode = "422", ref = "TableRefused")
  public void kick(
      @PathParam("id") String id,
      @Parameter(schema = @Schema(implementation = Integer.class, minimum = "1"))
          @PathParam("number")
          String number) {
    leaving.kick(
        id,
        caller.id(),
        (int) NumberParameter.read("number", number, GameTable.FIRST, Integer.MAX_VALUE));
  }
}
