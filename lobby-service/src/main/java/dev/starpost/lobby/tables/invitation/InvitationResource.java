package dev.starpost.lobby.tables.invitation;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the invitations to a table. */
@Path("/v1/tables/{id}/invitations")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tables")
@Tag(name = "tables")
@APIResponse(responseCode = "403", ref = "NotTheOwner")
@APIResponse(responseCode = "404", ref = "NotFound")
public class InvitationResource {
  private final InvitingPlayer inviting;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  InvitationResource(InvitingPlayer inviting, Caller caller, IdempotentRequests idempotent) {
    this.inviting = inviting;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** Whom to invite. */
  @Schema(name = "InvitationRequest", requiredProperties = "player")
  record InvitationRequest(
      @NotNull @Schema(description = "The name.", examples = "Bob") String player) {}

  /** What is repeated under one key. */
  private record Repeated(String table, InvitationRequest request) {}

  /** Invites somebody. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Invite a player to your table",
      description = "While it is open. They see it, and sit down without the invite code.",
      operationId = "invite")
  @APIResponse(
      responseCode = "201",
      description = "The table; the player is invited",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "TableConflict")
  @APIResponse(responseCode = "422", ref = "TableRefused")
  public Response invite(
      @PathParam("id") String id,
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid InvitationRequest request) {
    TableViewer viewer = TableViewer.of(caller);
    return idempotent.answer(
        "invite",
        viewer.account(),
        key,
        new Repeated(id, request),
        () ->
            CreationResponse.at(TableView.path(id), inviting.invite(id, viewer, request.player())));
  }

  /** Takes an invitation back. */
  @DELETE
  @Path("{name}")
  @Operation(
      summary = "Take an invitation back, or decline your own",
      operationId = "withdrawInvitation")
  @APIResponse(responseCode = "204", description = "The player is not invited any more")
  public void withdraw(@PathParam("id") String id, @PathParam("name") String name) {
    inviting.withdraw(id, caller.id(), name);
  }
}
