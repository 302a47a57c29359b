package dev.starpost.lobby.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

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
                `503` come with `Retry-After`."""),
    components =
        @Components(
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
                      "A value is refused: bad-name, bad-email, weak-password,"
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
