package dev.starpost.lobby.identity.me;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountDocument;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.lobby.identity.registration.Registration;
import dev.starpost.lobby.identity.registration.RegistrationRequest;
import dev.starpost.lobby.identity.registration.UpgradeRequest;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's own account. */
@Path("/v1/me")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@Tag(name = "me")
public class MeResource {
  private static final String MERGE_PATCH = "application/merge-patch+json";

  private final OwnAccount ownAccount;
  private final Registration registration;
  private final TokenIssuer issuer;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  MeResource(
      OwnAccount ownAccount,
      Registration registration,
      TokenIssuer issuer,
      Caller caller,
      IdempotentRequests idempotent) {
    this.ownAccount = ownAccount;
    this.registration = registration;
    this.issuer = issuer;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** What can be changed; described here, read as a merge patch. */
  @Schema(name = "AccountChange")
  record Change(
      @Schema(examples = "en") Optional<String> language,
      @Schema(examples = "Europe/Paris") Optional<String> timeZone,
      @Schema(description = "null ends it.") Optional<AccountDocument.Days> vacation,
      @Schema(description = "null ends them.") Optional<AccountDocument.Daily> quietHours) {}

  /** Shows it. */
  @GET
  @RolesAllowed({"read", "account"})
  @Operation(summary = "Your account", operationId = "getMe")
  @APIResponse(
      responseCode = "200",
      description = "The account",
      headers = @Header(name = "ETag", schema = @Schema(examples = "\"3\"")),
      content = @Content(schema = @Schema(implementation = AccountDocument.class)))
  public Response show() {
    Account account = caller.account();
    AccountDocument document = document(account);
    return response(account, caller.isPerson() ? document : document.withoutEmail());
  }

  /** Changes it. */
  @PATCH
  @Consumes({MediaType.APPLICATION_JSON, MERGE_PATCH})
  @RolesAllowed("account")
  @Operation(
      summary = "Change your language, time zone, vacation or quiet hours",
      description =
          "What is not named stays; null ends a vacation or quiet hours. Your clocks stand still on"
              + " vacation, 30 days a year at most, and in quiet hours; deadlines that are running"
              + " move at once. New quiet hours, or those of a new time zone, count in full after"
              + " 24 hours; until then clocks stand still only in hours that are quiet by both the"
              + " earlier and the new ones. A vacation stays in the time zone in which you planned"
              + " it.",
      operationId = "changeMe")
  @RequestBody(content = @Content(schema = @Schema(implementation = Change.class)))
  @APIResponse(
      responseCode = "200",
      description = "The account as it is now",
      headers = @Header(name = "ETag", schema = @Schema(examples = "\"4\"")),
      content = @Content(schema = @Schema(implementation = AccountDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "412", ref = "StaleVersion")
  @APIResponse(responseCode = "422", ref = "Refused")
  public Response change(
      @Parameter(description = "The version that you have seen, to change no other.")
          @HeaderParam(HttpHeaders.IF_MATCH)
          String ifMatch,
      @NotNull JsonNode patch) {
    Account account = ownAccount.change(caller.id(), Optional.ofNullable(ifMatch), patch);
    return response(account, document(account));
  }

  private AccountDocument document(Account account) {
    return AccountDocument.of(account).withVacationDaysLeft(ownAccount.vacationDaysLeft(account));
  }

  /** Deletes it. */
  @DELETE
  @RolesAllowed("account")
  @Operation(
      summary = "Delete your account",
      description =
          "Name, e-mail address, password, sessions, tokens and blocks are gone at once and for"
              + " good. Games that you played with others stay, without your name.",
      operationId = "deleteMe")
  @APIResponse(responseCode = "204", description = "The account is gone")
  public void delete() {
    ownAccount.delete(caller.id());
  }

  /** Makes a guest a registered player. */
  @POST
  @Path("upgrade")
  @Consumes(MediaType.APPLICATION_JSON)
  @RolesAllowed("account")
  @Operation(
      summary = "Turn your guest account into a registered one",
      description = "For guests. The account and everything of it stays.",
      operationId = "upgrade")
  @APIResponse(
      responseCode = "200",
      description = "The account as it is now",
      content = @Content(schema = @Schema(implementation = AccountDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "Conflict")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  public Response upgrade(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid UpgradeRequest request) {
    issuer.requireBuiltIn();
    Registration.Applicant applicant =
        registration.check(
            new RegistrationRequest(
                request.name(),
                request.email(),
                request.password(),
                Optional.empty(),
                Optional.empty()),
            caller.language());
    String guest = caller.id();
    return idempotent.answer(
        "upgrade",
        guest,
        key,
        request,
        () -> CreationResponse.changed(AccountDocument.of(registration.upgrade(guest, applicant))));
  }

  private static Response response(Account account, AccountDocument document) {
    return Response.ok(document).header(HttpHeaders.ETAG, OwnAccount.etag(account)).build();
  }
}
