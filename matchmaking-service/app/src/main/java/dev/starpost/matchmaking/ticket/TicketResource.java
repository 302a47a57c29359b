package dev.starpost.matchmaking.ticket;

import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.matchmaking.account.Caller;
import dev.starpost.matchmaking.play.GameRequest;
import dev.starpost.matchmaking.play.GameRequests;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import dev.starpost.messaging.Storable;
import dev.starpost.text.Language;
import dev.starpost.web.PageRequest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The caller's tickets. */
@Path("/v1/tickets")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tickets")
@Tag(name = "tickets")
public class TicketResource {

  private final GameRequests plays;
  private final Queue queue;
  private final TicketBatcher batcher;
  private final Tickets tickets;
  private final MatchmakingPublisher publisher;
  private final TicketSettings settings;
  private final Caller caller;
  private final IdempotentRequests idempotent;
  private final Clock clock;

  TicketResource(
      GameRequests plays,
      Queue queue,
      TicketBatcher batcher,
      Tickets tickets,
      MatchmakingPublisher publisher,
      TicketSettings settings,
      Caller caller,
      IdempotentRequests idempotent,
      Clock clock) {
    this.plays = plays;
    this.queue = queue;
    this.batcher = batcher;
    this.tickets = tickets;
    this.publisher = publisher;
    this.settings = settings;
    this.caller = caller;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /** Some of them. */
  @Schema(name = "Tickets")
  record TicketPage(List<TicketDocument> tickets) {}

  /** Makes one. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Wait for opponents of your strength",
      description =
          "The ticket waits on the server until opponents are found, for days if need be. The longer"
              + " it waits, the further away they may be. Then a ranked table is made, seats are"
              + " drawn, and the game begins. One ticket for each game, and none for guests: ranked"
              + " games take an account.",
      operationId = "queueTicket")
  @APIResponse(
      responseCode = "201",
      description = "The ticket",
      headers =
          @Header(
              name = "Location",
              schema = @Schema(examples = "/v1/tickets/01M7HET38Z5TJFH1Z6F8VZSEZ5")),
      content = @Content(schema = @Schema(implementation = TicketDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "403", ref = "AccountNeeded")
  @APIResponse(responseCode = "409", ref = "TicketConflict")
  @APIResponse(responseCode = "422", ref = "TicketRefused")
  @NonBlocking
  public Uni<Response> queue(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid TicketRequest request) {
    caller.requireAccount();
    String account = caller.account();
    Duration patience = request.patience(settings);
    Map<String, String> headers = publisher.headers();
    Function<GameRequest, Uni<Response>> enter =
        play ->
            Uni.createFrom()
                .completionStage(
                    batcher.serve(key, request, new Queue.Wish(account, play, patience, headers)));
    Language language = caller.language();
    return plays
        .checkedLately(request.wanted())
        .map(enter)
        .orElseGet(
            () ->
                Uni.createFrom()
                    .item(() -> idempotent.answered(TicketBatcher.OPERATION, account, key, request))
                    .flatMap(
                        answered ->
                            answered
                                .map(given -> Uni.createFrom().item(given))
                                .orElseGet(
                                    () -> enter.apply(plays.checked(request.wanted(), language))))
                    .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()));
  }

  /** Lists them. */
  @GET
  @Operation(
      summary = "Your tickets",
      description = "Newest first; those that wait no more are kept for 30 days.",
      operationId = "listTickets")
  @APIResponse(
      responseCode = "200",
      description = "A part of the list",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the list goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = TicketPage.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response list(@BeanParam PageRequest paging) {
    Optional<String> cursor = paging.cursor(Storable::isText);
    int most = paging.limit();
    List<TicketDocument> found =
        tickets.of(caller.account(), cursor, most + 1).stream().map(this::document).toList();
    List<TicketDocument> page = found.subList(0, Math.min(found.size(), most));
    Response.ResponseBuilder answer = Response.ok(new TicketPage(page));
    if (found.size() > most) {
      UriBuilder next =
          UriBuilder.fromPath("/v1/tickets")
              .queryParam("limit", most)
              .queryParam("cursor", page.get(most - 1).id());
      answer.header(HttpHeaders.LINK, "<%s>; rel=\"next\"".formatted(next.build()));
    }
    return answer.build();
  }

  /** Shows one. */
  @GET
  @Path("{id}")
  @Operation(summary = "A ticket", operationId = "getTicket")
  @APIResponse(
      responseCode = "200",
      description = "The ticket",
      content = @Content(schema = @Schema(implementation = TicketDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  public TicketDocument get(@PathParam("id") String id) {
    return document(queue.require(caller.account(), id));
  }

  /** Cancels one. */
  @DELETE
  @Path("{id}")
  @Operation(
      summary = "Wait no longer",
      description = "Once more does no harm.",
      operationId = "cancelTicket")
  @APIResponse(responseCode = "204", description = "The ticket does not wait any more")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "TicketConflict")
  public void cancel(@PathParam("id") String id) {
    queue.cancel(caller.account(), id);
  }

  private TicketDocument document(QueuedTicket ticket) {
    Instant now = clock.instant();
    return TicketDocument.of(ticket, now);
  }
}
