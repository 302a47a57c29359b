package dev.starpost.lobby.identity.token;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import io.smallrye.common.annotation.Blocking;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's personal access tokens. */
@Path("/v1/tokens")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("account")
@Tag(name = "tokens")
public class TokenResource {
  private final PersonalTokens tokens;
  private final TokenIssuer issuer;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  TokenResource(
      PersonalTokens tokens, TokenIssuer issuer, Caller caller, IdempotentRequests idempotent) {
    this.tokens = tokens;
    this.issuer = issuer;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** All of them. */
  @Schema(name = "PersonalTokens")
  public record TokenList(List<TokenDocument> tokens) {}

  /** Makes one. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Make a personal access token",
      description = "For a client or a bot. The token itself is shown in this answer only.",
      operationId = "makeToken")
  @APIResponse(
      responseCode = "201",
      description = "The token",
      content = @Content(schema = @Schema(implementation = TokenDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "Conflict")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  public Response make(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid TokenRequest request) {
    issuer.requireBuiltIn();
    String account = caller.id();
    return idempotent.answer(
        "tokens",
        account,
        key,
        request,
        () -> {
          TokenDocument made = TokenDocument.of(tokens.make(account, request));
          return CreationResponse.at("/v1/tokens/" + made.id(), made);
        });
  }

  /** Lists them. */
  @GET
  @Operation(summary = "Your personal access tokens", operationId = "listTokens")
  @APIResponse(
      responseCode = "200",
      description = "All of them, without the secrets",
      content = @Content(schema = @Schema(implementation = TokenList.class)))
  public TokenList list() {
    return new TokenList(tokens.ownedBy(caller.id()).stream().map(TokenDocument::of).toList());
  }

  /** Revokes one. */
  @DELETE
  @Path("{id}")
  @Operation(
      summary = "Revoke a personal access token",
      description = "It is of no use any more within seconds.",
      operationId = "revokeToken")
  @APIResponse(responseCode = "204", description = "It is revoked")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public void revoke(@PathParam("id") String id) {
    tokens.revoke(caller.id(), id);
  }
}
