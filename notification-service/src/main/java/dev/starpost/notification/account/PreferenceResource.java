package dev.starpost.notification.account;

import dev.starpost.notification.preference.Preferences;
import io.quarkus.security.AuthenticationFailedException;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of the caller's preferences. */
@Path("/v1/me/notifications")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("account")
@Tag(name = "news")
public class PreferenceResource {
  private final Recipients people;
  private final Caller caller;

  PreferenceResource(Recipients people, Caller caller) {
    this.people = people;
    this.caller = caller;
  }

  /** Tells them. */
  @GET
  @Operation(
      summary = "What you want to hear of",
      description = "By e-mail and in your streams. Webhooks choose their events themselves.",
      operationId = "getNotifications")
  @APIResponse(
      responseCode = "200",
      description = "Your preferences, or the usual ones",
      content = @Content(schema = @Schema(implementation = PreferencesDocument.class)))
  public PreferencesDocument get() {
    return PreferencesDocument.of(
        people.find(caller.account()).map(Recipient::preferences).orElse(Preferences.USUAL));
  }

  /** Replaces them. */
  @PUT
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Say what you want to hear of",
      description =
          "All of it: what is not there is not wanted. Holds for what happens from now on.",
      operationId = "putNotifications")
  @APIResponse(
      responseCode = "200",
      description = "Your preferences from now on",
      content = @Content(schema = @Schema(implementation = PreferencesDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "422", ref = "Refused")
  public PreferencesDocument put(@NotNull @Valid PreferencesDocument wanted) {
    Preferences preferences = wanted.preferences();
    // A token outlives an account by some minutes.
    if (!people.prefer(caller.account(), preferences)) {
      throw new AuthenticationFailedException();
    }
    return PreferencesDocument.of(preferences);
  }
}
