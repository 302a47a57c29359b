package dev.starpost.lobby.identity.registration;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountDocument;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.lobby.identity.session.SessionTokens;
import dev.starpost.lobby.identity.session.Sessions;
import dev.starpost.lobby.network.ClientAddress;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of guests, who play without registering. */
@Path("/v1/guests")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
@Tag(name = "accounts")
public class GuestResource {
  private final Registration registration;
  private final Sessions sessions;
  private final TokenIssuer issuer;
  private final Caller caller;
  private final ClientAddress address;
  private final IdempotentRequests idempotent;

  GuestResource(
      Registration registration,
      Sessions sessions,
      TokenIssuer issuer,
      Caller caller,
      ClientAddress address,
      IdempotentRequests idempotent) {
    this.registration = registration;
    this.sessions = sessions;
    this.issuer = issuer;
    this.caller = caller;
    this.address = address;
    this.idempotent = idempotent;
  }

  /** A guest and how they come back. */
  @Schema(name = "Guest")
  public record Guest(
      AccountDocument account, String accessToken, long expiresIn, String refreshToken) {
    static Guest of(Account account, SessionTokens tokens) {
      return new Guest(
          AccountDocument.of(account),
          tokens.accessToken(),
          tokens.expiresIn(),
          tokens.refreshToken());
    }
  }

  /** Admits one. */
  @POST
  @SecurityRequirements
  @Operation(
      summary = "Create a guest account",
      description =
          "An account with a drawn name, and tokens for it. Whoever loses them has lost the"
              + " account; whoever upgrades it keeps everything. An Idempotency-Key here is a"
              + " random UUID (version 4 or 7), new for each guest: whoever knows it and comes from"
              + " the same address gets the same guest again, for ten minutes.",
      operationId = "beGuest")
  @APIResponse(
      responseCode = "201",
      description = "The account and its tokens",
      content = @Content(schema = @Schema(implementation = Guest.class)))
  @APIResponse(responseCode = "400", ref = "GuestMalformed")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  @APIResponse(responseCode = "503", ref = "Unavailable")
  public Response admit(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @RequestBody(required = false) GuestRequest request) {
    issuer.requireBuiltIn();
    GuestKey.check(key);
    GuestRequest asked = request == null ? new GuestRequest(Optional.empty()) : request;
    return idempotent.answerFor(
        GuestKey.KEPT,
        "guests",
        address.text(),
        key,
        asked,
        () -> {
          Account account = registration.admitGuest(asked, caller.language());
          return CreationResponse.at("/v1/me", Guest.of(account, sessions.begin(account)));
        });
  }
}
