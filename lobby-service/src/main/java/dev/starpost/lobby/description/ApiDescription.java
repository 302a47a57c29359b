package dev.starpost.lobby.description;

import dev.starpost.idempotency.IdempotentRequests;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.info.License;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.servers.Server;

/** What the description of the API says once for all calls. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Starpost: the lobby",
            version = "1",
            description =
                """
                Accounts, sessions and tokens; tables at which people gather to play; and what belongs to
                games around the play. Errors are `application/problem+json` (RFC 9457) with a stable
                `type`; texts are in the language of `Accept-Language` (English or French). `429` and
                `503` come with `Retry-After`.""",
            license =
                @License(
                    name = "Apache 2.0",
                    url = "https://www.apache.org/licenses/LICENSE-2.0.html")),
    servers = @Server(url = "/"),
    components =
        @Components(
            parameters =
                @Parameter(
                    name = IdempotentRequests.HEADER,
                    in = ParameterIn.HEADER,
                    description =
                        "16 to 200 characters that nobody can guess. Whoever"
                            + " sends the same request again under the same key within 24 hours gets"
                            + " the same answer, and nothing is done twice.",
                    schema =
                        @Schema(
                            implementation = String.class,
                            minLength = 16,
                            maxLength = 200,
                            examples = "0b4ee8b6-6a1c-4b64-8f4c-6ad1b7b31f3a")),
            responses = {
              @APIResponse(
                  name = "SignInRefused",
                  description =
                      "No such account or another password, which is not told apart"
                          + " (sign-in-refused), or a refresh token that is not good any more"
                          + " (refresh-refused)"),
              @APIResponse(
                  name = "GuestMalformed",
                  description =
                      "The request cannot be read (malformed-request), or its Idempotency-Key is"
                          + " none that only you can have (guessable-key)"),
              @APIResponse(
                  name = "Conflict",
                  description =
                      "Not as things are: name-taken, email-taken, not-a-guest, no-session,"
                          + " too-many-tokens, too-many-blocks"),
              @APIResponse(
                  name = "StaleVersion",
                  description = "Changed since the version of If-Match: look again"),
              @APIResponse(
                  name = "Refused",
                  description =
                      "Something in it will not do: bad-name, bad-email, weak-password,"
                          + " bad-language, bad-time-zone, bad-vacation, vacation-spent,"
                          + " bad-quiet-hours, bad-scopes,"
                          + " bad-token-name, bad-expiry, blocked-yourself, bad-message, bad-notes;"
                          + " or the Idempotency-Key"
                          + " belongs to another request (idempotency-key-reused)"),
              @APIResponse(
                  name = "NotYours",
                  description =
                      "The token lacks the scope that the detail names (forbidden), or the channel is"
                          + " not for you (not-your-channel)"),
              @APIResponse(
                  name = "NotTheOwner",
                  description =
                      "Not the owner of the table (not-the-owner), a guest at a ranked table"
                          + " (account-needed), or the token lacks the scopes that the member"
                          + " scopes lists (forbidden)"),
              @APIResponse(
                  name = "AccountNeeded",
                  description =
                      "A guest wants to play a ranked game (account-needed), or the token lacks the"
                          + " scopes that the member scopes lists (forbidden)"),
              @APIResponse(
                  name = "TableConflict",
                  description =
                      "Not as things are at the table: table-full, table-closed, already-seated,"
                          + " not-welcome, too-few-players, too-many-tables,"
                          + " too-many-invitations, too-many-bot-games,"
                          + " too-many-bot-games-nearby, game-running"),
              @APIResponse(
                  name = "TableRefused",
                  description =
                      "No game could be started like this (bad-table, unknown-game; the members"
                          + " option and code say which option and why), or bad-seats, bad-clock,"
                          + " bad-entropy, kicked-yourself, bad-bot, too-many-bots,"
                          + " ranked-without-bots, ranked-in-public; or the Idempotency-Key belongs to another"
                          + " request (idempotency-key-reused)"),
              @APIResponse(
                  name = "ExternalIssuer",
                  description = "On this platform people sign in elsewhere; the detail says where")
            }))
public class ApiDescription extends Application {}
