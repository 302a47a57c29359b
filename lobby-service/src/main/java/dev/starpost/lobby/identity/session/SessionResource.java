package dev.starpost.lobby.identity.session;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountDocument;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.lobby.identity.token.Secret;
import dev.starpost.lobby.network.ClientAddress;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of sessions: signing in, staying signed in, signing out. */
@Path("/v1/sessions")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "sessions")
@APIResponse(responseCode = "503", ref = "Unavailable")
public class SessionResource {
  static final String COOKIE = "starpost_session";

  private final SignIn signIn;
  private final Sessions sessions;
  private final SessionSettings settings;
  private final TokenIssuer issuer;
  private final Caller caller;
  private final ClientAddress address;
  private final IdempotentRequests idempotent;

  SessionResource(
      SignIn signIn,
      Sessions sessions,
      SessionSettings settings,
      TokenIssuer issuer,
      Caller caller,
      ClientAddress address,
      IdempotentRequests idempotent) {
    this.signIn = signIn;
    this.sessions = sessions;
    this.settings = settings;
    this.issuer = issuer;
    this.caller = caller;
    this.address = address;
    this.idempotent = idempotent;
  }

  /** Signs in. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @PermitAll
  @SecurityRequirements
  @Operation(
      summary = "Sign in",
      description =
          "With the name or the e-mail address, and the password. With cookie: true the session is"
              + " in a cookie, and the answer is the account; requests that change something then"
              + " need the header X-Starpost.",
      operationId = "signIn")
  @APIResponse(
      responseCode = "201",
      description = "Tokens, or the account and a cookie",
      headers = @Header(name = "Set-Cookie", schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(oneOf = {SessionTokens.class, AccountDocument.class})))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "401", ref = "SignInRefused")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "429", ref = "TooManyRequests")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  public Response signIn(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid SignInRequest request) {
    issuer.requireBuiltIn();
    // Also for an answer that is given again: a key is no proof of who asks.
    Account account = signIn.check(request.login(), request.password(), address.text());
    return idempotent.answer(
        "sessions", account.id(), key, request, () -> begin(account, request.cookie()));
  }

  private CreationResponse begin(Account account, boolean inBrowser) {
    if (inBrowser) {
      Secret secret = sessions.beginInBrowser(account);
      return CreationResponse.somewhere(AccountDocument.of(account))
          .with(cookie(secret.text(), settings.longest()));
    }
    return CreationResponse.somewhere(sessions.begin(account));
  }

  /** Gives new tokens. */
  @POST
  @Path("refresh")
  @Consumes(MediaType.APPLICATION_JSON)
  @PermitAll
  @SecurityRequirements
  @Operation(
      summary = "Get new tokens for a refresh token",
      description =
          "Each refresh token gives the next one. Whoever has lost the answer sends the same again"
              + " within 30 seconds and gets the same tokens. Whoever uses one later, or after its"
              + " successor, ends the session, because it has been copied.",
      operationId = "refreshSession")
  @APIResponse(
      responseCode = "200",
      description = "Tokens",
      content = @Content(schema = @Schema(implementation = SessionTokens.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "401", ref = "SignInRefused")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  public SessionTokens refresh(@NotNull @Valid RefreshRequest request) {
    issuer.requireBuiltIn();
    return sessions
        .refresh(new Secret(request.refreshToken()))
        .orElseThrow(() -> Problem.of(LobbyProblem.REFRESH_REFUSED));
  }

  /** Signs out. */
  @DELETE
  @Path("current")
  @RolesAllowed("account")
  @Operation(
      summary = "Sign out",
      description =
          "Ends the session that your token or cookie comes from. An access token that you already"
              + " have stays good until it expires.",
      operationId = "signOut")
  @APIResponse(responseCode = "204", description = "The session is over")
  @APIResponse(responseCode = "401", ref = "Unauthenticated")
  @APIResponse(responseCode = "403", ref = "Forbidden")
  @APIResponse(responseCode = "409", ref = "Conflict")
  public Response signOut() {
    String session = caller.session().orElseThrow(() -> Problem.of(LobbyProblem.NO_SESSION));
    sessions.end(caller.id(), session);
    return Response.noContent().cookie(cookie("", Duration.ZERO)).build();
  }

  private NewCookie cookie(String value, Duration age) {
    return new NewCookie.Builder(COOKIE)
        .value(value)
        .path("/")
        .httpOnly(true)
        .sameSite(NewCookie.SameSite.LAX)
        .secure(address.isSecure())
        .maxAge(Math.toIntExact(age.toSeconds()))
        .build();
  }
}
