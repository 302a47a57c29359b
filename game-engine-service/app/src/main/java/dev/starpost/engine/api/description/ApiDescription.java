package dev.starpost.engine.api.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.info.License;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.servers.Server;

/** What the description of the API says once for all calls. */
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
                `Retry-After`.""",
            license =
                @License(
                    name = "Apache 2.0",
                    url = "https://www.apache.org/licenses/LICENSE-2.0.html")),
    servers = @Server(url = "/"),
    components =
        @Components(
            responses = {
              @APIResponse(
                  name = "MalformedRequest",
                  description = "The request cannot be read; the detail says why",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "Unauthenticated",
                  description = "No token, or one that is not good",
                  headers =
                      @Header(
                          name = "WWW-Authenticate",
                          schema = @Schema(implementation = String.class)),
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "Forbidden",
                  description =
                      "The token lacks the scopes that the member scopes lists, or the caller has"
                          + " no seat in the game (not-your-game)",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "NotFound",
                  description = "There is nothing here, or nothing that the caller may see",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "Conflict",
                  description =
                      "Not in the game's present state: nothing is asked of the caller"
                          + " (nothing-asked), or the game still runs (game-running)",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "NotAcceptable",
                  description = "Not in any form that Accept names",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "StaleVersion",
                  description = "Something else is asked since the version of If-Match: look again",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "TooLarge",
                  description = "The body has more bytes than a move can need",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "UnsupportedMediaType",
                  description = "The body is not application/json",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "Refused",
                  description = "The rules refuse it (illegal-move, with the members rule and code), or the Idempotency-Key belongs to another request (idempotency-key-reused)",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "VersionRequired",
                  description = "The header If-Match is missing",
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "TooManyStreams",
                  description = "The account has too many streams open on this instance",
                  headers =
                      @Header(
                          name = "Retry-After",
                          description = "Seconds",
                          schema = @Schema(implementation = Integer.class)),
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class))),
              @APIResponse(
                  name = "Unavailable",
                  description = "A part of the platform does not answer; the same request may later",
                  headers =
                      @Header(
                          name = "Retry-After",
                          description = "Seconds",
                          schema = @Schema(implementation = Integer.class)),
                  content =
                      @Content(
                          mediaType = ApiDescription.PROBLEM,
                          schema = @Schema(implementation = ProblemDocument.class)))
            }))
public class ApiDescription extends Application {
  static final String PROBLEM = "application/problem+json";
}
