package dev.starpost.lobby.profile;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Resource of public profiles: what everybody may know of a player. */
@Path("/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
@Tag(name = "players")
public class PlayerResource {
  private final Accounts accounts;
  private final Profiles profiles;
  private final Clock clock;

  PlayerResource(Accounts accounts, Profiles profiles, Clock clock) {
    this.accounts = accounts;
    this.profiles = profiles;
    this.clock = clock;
  }

  /** A player as others see them. */
  @Schema(name = "Player")
  public record PlayerDocument(
      @Schema(examples = "Ann") String name,
      boolean guest,
      @Schema(description = "The day of registration.") LocalDate since,
      @Schema(description = "Whether the player is on vacation today.") boolean onVacation,
      @Schema(description = "Of each game that the player has finished.")
          List<ProfileDocument.RecordDocument> record,
      @Schema(description = "In each game of which the player has finished a ranked one.")
          List<ProfileDocument.RatingDocument> ratings,
      ProfileDocument.ReliabilityDocument reliability,
      @Schema(
              implementation = ProfileDocument.PaceDocument.class,
              description = "Missing where the player has not answered often enough to tell.")
          Optional<ProfileDocument.PaceDocument> pace) {}

  /** Shows one. */
  @GET
  @Path("{name}")
  @Transactional
  @SecurityRequirements
  @Operation(
      summary = "A player's public profile",
      description =
          "By the name, in any case. What it says of games is brought up to date a moment after a"
              + " game of the player has ended.",
      operationId = "getPlayer")
  @APIResponse(
      responseCode = "200",
      description = "The player as others see them",
      content = @Content(schema = @Schema(implementation = PlayerDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  @APIResponse(responseCode = "503", ref = "Unavailable")
  public PlayerDocument show(@PathParam("name") String name) {
    Account account = accounts.requireNamed(name);
    ProfileDocument games = ProfileDocument.of(profiles.told(account.id()));
    return new PlayerDocument(
        account.name(),
        account.isGuest(),
        LocalDate.ofInstant(account.createdAt(), ZoneOffset.UTC),
        account.isOnVacation(clock.instant()),
        games.record(),
        games.ratings(),
        games.reliability(),
        games.pace());
  }
}
