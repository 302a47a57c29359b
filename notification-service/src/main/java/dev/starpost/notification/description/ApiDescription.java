package dev.starpost.notification.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** What the description of the API says once for all calls. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Starpost: news",
            version = "1",
            description =
                """
                Who is told what, and how: preferences, webhooks, and the stream of all that concerns
                you. Errors are `application/problem+json` (RFC 9457) with a stable `type`; texts are in
                the language of `Accept-Language` (English or French). `429` and `503` come with
                `Retry-After`."""),
    components =
        @Components(
            responses = {
              @APIResponse(
                  name = "WebhookConflict",
                  description = "Not as things are: too-many-webhooks"),
              @APIResponse(name = "Refused", description = "A value is refused: bad-reminder"),
              @APIResponse(
                  name = "WebhookRefused",
                  description =
                      "A value is refused: bad-webhook-url, bad-webhook-target,"
                          + " bad-webhook-events, not-in-game; or the Idempotency-Key belongs to another"
                          + " request (idempotency-key-reused)"),
              @APIResponse(
                  name = "TooManyStreams",
                  description =
                      "You have as many streams open as you may (too-many-streams), or have asked"
                          + " more often than allowed")
            }))
public class ApiDescription extends Application {}
