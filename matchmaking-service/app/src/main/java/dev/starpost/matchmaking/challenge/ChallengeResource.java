package dev.starpost.matchmaking.challenge;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.matchmaking.account.Caller;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.play.GameRequest;
import dev.starpost.matchmaking.play.GameRequests;
import dev.starpost.matchmaking.play.SeatsWish;
import dev.starpost.messaging.Storable;
import dev.starpost.web.Page;
import dev.starpost.web.PageRequest;
import io.smallrye.common.annotation.Blocking;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of challenges that the caller has made or got. */
@Path("/v1/challenges")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("tickets")
@Tag(name = "challenges")
@APIResponse(responseCode = "403", ref = "ChallengeForbidden")
public class ChallengeResource {
  private static final Optional<SeatsWish> TWO = Optional.of(new SeatsWish(2, 2));

  private final GameRequests plays;
  private final Opponents opponents;
  private final Challenges challenges;
  private final ChallengeBook book;
  private final Players people;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  ChallengeResource(
      GameRequests plays,
      Opponents opponents,
      Challenges challenges,
      ChallengeBook book,
      Players people,
      Caller caller,
      IdempotentRequests idempotent) {
    this.plays = plays;
    this.opponents = opponents;
    this.challenges = challenges;
    this.book = book;
    this.people = people;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** Some of them. */
  @Schema(name = "Challenges")
  record ChallengePage(List<ChallengeDocument> challenges) {}

  /** Makes one. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Challenge somebody above you on a ladder",
      description =
          "Up to 10 places above you. They have three days to answer. One open challenge between two"
              + " players, three open ones of a challenger, and a week of peace after one that was"
              + " not accepted.",
      operationId = "makeChallenge")
  @APIResponse(
      responseCode = "201",
      description = "The challenge",
      headers =
          @Header(
              name = "Location",
              schema = @Schema(examples = "/v1/challenges/01M7HET38Z5TJFH1Z6F8VZSEZ6")),
      content = @Content(schema = @Schema(implementation = ChallengeDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "ChallengeConflict")
  @APIResponse(responseCode = "422", ref = "ChallengeRefused")
  public Response make(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid ChallengeRequest request) {
    caller.requireAccount();
    String account = caller.account();
    return idempotent
        .answered("challenges", account, key, request)
        .orElseGet(
            () -> {
              GameRequest play =
                  plays.checked(
                      new GameRequests.Wanted(
                          request.game(), TWO, request.options(), request.clock()),
                      caller.language());
              String challenged = opponents.require(account, request.player(), request.game());
              return idempotent.answer(
                  "challenges",
                  account,
                  key,
                  request,
                  () -> {
                    Challenge made = challenges.make(account, challenged, play);
                    return CreationResponse.at("/v1/challenges/" + made.id(), document(made));
                  });
            });
  }

  /** Lists them. */
  @GET
  @Operation(
      summary = "Your challenges",
      description = "Those that you have made, and those that you got; newest first.",
      operationId = "listChallenges")
  @APIResponse(
      responseCode = "200",
      description = "A part of the list",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the list goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = ChallengePage.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  public Response list(@BeanParam PageRequest paging) {
    Optional<String> cursor = paging.cursor(Storable::isText);
    int most = paging.limit();
    Page<ChallengeDocument> page =
        Page.of(documents(book.of(caller.account(), cursor, most + 1)), most);
    return page.answer(
        new ChallengePage(page.entries()),
        UriBuilder.fromPath("/v1/challenges").queryParam("limit", most),
        ChallengeDocument::id);
  }

  /** Shows one. */
  @GET
  @Path("{id}")
  @Operation(summary = "A challenge", operationId = "getChallenge")
  @APIResponse(
      responseCode = "200",
      description = "The challenge",
      content = @Content(schema = @Schema(implementation = ChallengeDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  public ChallengeDocument get(@PathParam("id") String id) {
    return document(challenges.require(caller.account(), id));
  }

  /** Accepts one. */
  @POST
  @Path("{id}/acceptance")
  @Operation(
      summary = "Accept a challenge",
      description = "A ranked table is made for the two of you, and the game begins.",
      operationId = "acceptChallenge")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, with the id of the table",
      content = @Content(schema = @Schema(implementation = ChallengeDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "ChallengeConflict")
  public ChallengeDocument accept(@PathParam("id") String id) {
    caller.requireAccount();
    return document(challenges.accept(caller.account(), id));
  }

  /** Declines one. */
  @POST
  @Path("{id}/refusal")
  @Operation(
      summary = "Decline a challenge",
      description =
          "One challenge of a game in 14 days without consequence. Whoever declines a further one, or"
              + " does not answer in time, rests: they are listed apart on the ladder until they"
              + " finish a ranked game.",
      operationId = "declineChallenge")
  @APIResponse(
      responseCode = "200",
      description = "The challenge, with the consequence",
      content = @Content(schema = @Schema(implementation = ChallengeDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "ChallengeConflict")
  public ChallengeDocument decline(@PathParam("id") String id) {
    return document(challenges.decline(caller.account(), id));
  }

  /** Withdraws one. */
  @DELETE
  @Path("{id}")
  @Operation(
      summary = "Withdraw a challenge",
      description = "By whoever has made it, while it is open. Once more does no harm.",
      operationId = "withdrawChallenge")
  @APIResponse(responseCode = "204", description = "The challenge is withdrawn")
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "409", ref = "ChallengeConflict")
  public void withdraw(@PathParam("id") String id) {
    challenges.withdraw(caller.account(), id);
  }

  private ChallengeDocument document(Challenge challenge) {
    return documents(List.of(challenge)).get(0);
  }

  private List<ChallengeDocument> documents(List<Challenge> some) {
    Set<String> accounts = new HashSet<>();
    some.forEach(
        challenge -> accounts.addAll(List.of(challenge.challenger(), challenge.challenged())));
    Map<String, String> names = people.names(accounts);
    return some.stream().map(challenge -> ChallengeDocument.of(challenge, names)).toList();
  }
}
