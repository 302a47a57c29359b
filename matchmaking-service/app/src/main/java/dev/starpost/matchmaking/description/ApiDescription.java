package dev.starpost.matchmaking.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** What the description of the API says once for all calls. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Starpost: matchmaking",
            version = "1",
            description =
                """
                Opponents of your strength: tickets that wait for them, and challenges on ladders.
                Errors are `application/problem+json` (RFC 9457) with a stable `type`; texts are in
                the language of `Accept-Language` (English or French). `429` and `503` come with
                `Retry-After`."""),
    components =
        @Components(
            responses = {
              @APIResponse(
                  name = "AccountNeeded",
                  description =
                      "Not allowed: forbidden (the token lacks the scope), account-needed (guests"
                          + " play no ranked games)"),
              @APIResponse(
                  name = "TicketConflict",
                  description = "Not as things are: already-queued, ticket-matched"),
              @APIResponse(
                  name = "TicketRefused",
                  description =
                      "A value is refused: unknown-game, bad-table, bad-seats, bad-clock,"
                          + " bad-patience; or the key belongs to another request"
                          + " (idempotency-key-reused)"),
              @APIResponse(
                  name = "ChallengeForbidden",
                  description =
                      "Not allowed: forbidden (the token lacks the scope), account-needed (one of the"
                          + " two is a guest), not-welcome, not-yours-to-answer"),
              @APIResponse(
                  name = "ChallengeConflict",
                  description =
                      "Not as things are: already-challenged, too-many-challenges,"
                          + " challenged-lately, challenge-over"),
              @APIResponse(
                  name = "ChallengeRefused",
                  description =
                      "A value is refused: unknown-game, bad-table, bad-clock,"
                          + " challenged-yourself, not-on-ladder, out-of-reach; or the key belongs"
                          + " to another request (idempotency-key-reused)")
            }))
public class ApiDescription extends Application {}
