package dev.starpost.lobby.tables.open;

import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.network.ClientAddress;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.seat.CancellingTable;
import dev.starpost.lobby.tables.start.AwaitingStart;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import dev.starpost.web.Prefer;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of single tables. */
@Path("/v1/tables")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "tables")
@APIResponse(responseCode = "403", ref = "NotTheOwner")
public class TableResource {
  private static final Duration USUAL_WAIT = Duration.ofSeconds(5);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

  private final OpeningTable opening;
  private final CancellingTable cancelling;
  private final AwaitingStart awaiting;
  private final TableView view;
  private final Caller caller;
  private final ClientAddress address;

  TableResource(
      OpeningTable opening,
      CancellingTable cancelling,
      AwaitingStart awaiting,
      TableView view,
      Caller caller,
      ClientAddress address) {
    this.opening = opening;
    this.cancelling = cancelling;
    this.awaiting = awaiting;
    this.view = view;
    this.caller = caller;
    this.address = address;
  }

  /** Opens one. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @RolesAllowed("tables")
  @Operation(
      summary = "Open a table",
      description =
          "You own it, and sit in seat 1. The engine checks game, options and seats, and seals the"
              + " seed of all chance. A full table starts at once: one for one person, or one that"
              + " `bots` fill up. A ranked table takes an account, and is public. Bots play in a"
              + " few games at a time for each account and network.",
      operationId = "openTable")
  @APIResponse(
      responseCode = "201",
      description = "The table",
      headers =
          @Header(
              name = "Location",
              schema = @Schema(examples = "/v1/tables/01M7HET38Z5TJFH1Z6F8VZSEZ0")),
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "403", ref = "AccountNeeded")
  @APIResponse(responseCode = "409", ref = "TableConflict")
  @APIResponse(responseCode = "422", ref = "TableRefused")
  public Response open(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid TableRequest request) {
    return opening.open(
        request,
        new OpeningTable.Opener(
            TableViewer.of(caller), caller.isGuest(), ClientNetwork.of(address.text())),
        key);
  }

  /** Shows one. */
  @GET
  @Path("{id}")
  @RolesAllowed("read")
  @Operation(
      summary = "A table",
      description =
          "Private tables are seen by those who sit there, who are invited, or who have the"
              + " invite code.",
      operationId = "getTable")
  @APIResponse(
      responseCode = "200",
      description = "The table",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "403", ref = "Forbidden")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public TableDocument show(
      @PathParam("id") String id, @QueryParam("inviteCode") Optional<String> inviteCode) {
    return view.show(id, TableViewer.of(caller), inviteCode);
  }

  /** Cancels one. */
  @DELETE
  @Path("{id}")
  @RolesAllowed("tables")
  @Operation(
      summary = "Cancel your table",
      description = "By its owner, while it is open.",
      operationId = "cancelTable")
  @APIResponse(responseCode = "204", description = "The table is cancelled")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "TableConflict")
  public void cancel(@PathParam("id") String id) {
    cancelling.cancel(id, caller.id());
  }

  /** Starts one. */
  @POST
  @Path("{id}/start")
  @RolesAllowed("tables")
  @Operation(
      summary = "Start the game of your table",
      description =
          "By its owner, when enough players sit there; a full table starts by itself. Once more"
              + " does no harm.",
      operationId = "startTable")
  @APIResponse(
      responseCode = "200",
      description = "The game has begun; gameId says which",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(
      responseCode = "202",
      description = "The table is starting; look at it again",
      content = @Content(schema = @Schema(implementation = TableDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "TableConflict")
  public Uni<Response> start(
      @PathParam("id") String id,
      @Parameter(
              description = "How many seconds to wait for the game, 0 to 20.",
              schema = @Schema(implementation = String.class, examples = "wait=5"))
          @HeaderParam("Prefer")
          String prefer) {
    Duration timeout = Prefer.wait(prefer, USUAL_WAIT, LONGEST_WAIT);
    return awaiting.start(id, TableViewer.of(caller), timeout).map(TableResource::started);
  }

  private static Response started(TableDocument table) {
    return switch (table.state()) {
      case STARTED -> Response.ok(table).build();
      case CANCELLED -> throw Problem.of(LobbyProblem.TABLE_CLOSED).with("state", table.state());
      default -> Response.accepted(table).build();
    };
  }
}
