package dev.starpost.lobby.identity.block;

import dev.starpost.lobby.identity.auth.Caller;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's blocks. */
@Path("/v1/me/blocks")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("account")
@Tag(name = "me")
public class BlockResource {
  private final BlockList list;
  private final Caller caller;

  BlockResource(BlockList list, Caller caller) {
    this.list = list;
    this.caller = caller;
  }

  /** All blocked players. */
  @Schema(name = "BlockedPlayers")
  public record BlockedPlayers(List<BlockList.Blocked> blocks) {}

  /** Lists them. */
  @GET
  @Operation(summary = "Whom you have blocked", operationId = "listBlocks")
  @APIResponse(
      responseCode = "200",
      description = "All of them",
      content = @Content(schema = @Schema(implementation = BlockedPlayers.class)))
  public BlockedPlayers list() {
    return new BlockedPlayers(list.of(caller.id()));
  }

  /** Blocks one. */
  @PUT
  @Path("{name}")
  @Operation(
      summary = "Block a player",
      description = "You are not seated or matched together any more.",
      operationId = "block")
  @APIResponse(responseCode = "204", description = "The player is blocked")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "Conflict")
  @APIResponse(responseCode = "422", ref = "Refused")
  public void block(@PathParam("name") String name) {
    list.block(caller.id(), name);
  }

  /** Unblocks one. */
  @DELETE
  @Path("{name}")
  @Operation(summary = "Unblock a player", operationId = "unblock")
  @APIResponse(responseCode = "204", description = "The player is not blocked")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public void unblock(@PathParam("name") String name) {
    list.unblock(caller.id(), name);
  }
}
