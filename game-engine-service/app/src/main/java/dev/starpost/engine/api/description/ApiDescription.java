package dev.starpost.engine.api.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** OpenAPI definition: what is said once for all calls. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Starpost: the game engine",
            version = "1",
            description =
                """
                Looking at games and playing them. Errors are `application/problem+json` (RFC 9457)
                with a stable `type`; texts are in the language of `Accept-Language` (English or
                French). `ETag` is the version of a game. `429` and `503` come with
                `Retry-After`."""),
    components =
        @Components(
            responses = {
              @APIResponse(
                  name = "Forbidden",
                  description =
                      "The token lacks the scopes that the member scopes lists, or the caller has"
                          + " no seat in the game (not-your-game) or another one (not-your-seat)"),
              @APIResponse(
                  name = "Conflict",
                  description =
                      "Not in the game's present state: nothing is asked of the caller"
                          + " (nothing-asked), a bot answers for the seat (seat-kept-by-bot), no bot"
                          + " has taken it over (seat-not-taken-over) or it stays with the bot"
                          + " (seat-lost), the game still runs (game-running) or is over"
                          + " (game-over)"),
              @APIResponse(
                  name = "StaleVersion",
                  description =
                      "Something else is asked since the version of If-Match: look again"),
              @APIResponse(
                  name = "TooLarge",
                  description = "The body has more bytes than a move can need"),
              @APIResponse(
                  name = "Refused",
                  description =
                      "The rules refuse it (illegal-move, with the members rule and code), or the"
                          + " Idempotency-Key belongs to another request (idempotency-key-reused)"),
              @APIResponse(
                  name = "VersionRequired",
                  description = "The header If-Match is missing"),
              @APIResponse(
                  name = "TooManyStreams",
                  description = "The account has too many streams open on this instance",
                  headers =
                      @Header(
                          name = "Retry-After",
                          description = "Seconds",
                          schema = @Schema(implementation = Integer.class)))
            }))
public class ApiDescription extends Application {}
