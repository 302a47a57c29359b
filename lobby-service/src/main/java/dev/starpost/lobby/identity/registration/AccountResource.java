package dev.starpost.lobby.identity.registration;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.identity.account.AccountDocument;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.lobby.network.ClientAddress;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of registration. */
@Path("/v1/accounts")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
@Tag(name = "accounts")
public class AccountResource {
  private final Registration registration;
  private final TokenIssuer issuer;
  private final Caller caller;
  private final ClientAddress address;
  private final IdempotentRequests idempotent;

  AccountResource(
      Registration registration,
      TokenIssuer issuer,
      Caller caller,
      ClientAddress address,
      IdempotentRequests idempotent) {
    this.registration = registration;
    this.issuer = issuer;
    this.caller = caller;
    this.address = address;
    this.idempotent = idempotent;
  }

  /** Registers. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @SecurityRequirements
  @Operation(
      summary = "Register",
      description =
          "Names are unique regardless of case, and nobody gets one that looks like another's."
              + " Then sign in.",
      operationId = "register")
  @APIResponse(
      responseCode = "201",
      description = "The account",
      headers = @Header(name = "Location", schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = AccountDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "Conflict")
  @APIResponse(responseCode = "422", ref = "Refused")
  @APIResponse(responseCode = "501", ref = "ExternalIssuer")
  @APIResponse(responseCode = "503", ref = "Unavailable")
  public Response register(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid RegistrationRequest request) {
    issuer.requireBuiltIn();
    Registration.Applicant applicant = registration.check(request, caller.language());
    return idempotent.answer(
        "accounts",
        address.text(),
        key,
        request,
        () -> CreationResponse.at("/v1/me", AccountDocument.of(registration.register(applicant))));
  }
}
