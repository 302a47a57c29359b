package dev.starpost.notification.description;

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
            title = "Starpost: news",
            version = "1",
            description =
                """
                Who is told what, and how: preferences, webhooks, and the stream of all that concerns
                you. Errors are `application/problem+json` (RFC 9457) with a stable `type`; texts are in
                the language of `Accept-Language` (English or French). `429` and `503` come with
                `Retry-After`.""",
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
                  name = "WebhookConflict",
                  description = "Not as things are: too-many-webhooks"),
              @APIResponse(
                  name = "Refused",
                  description = "Something in it will not do: bad-reminder"),
              @APIResponse(
                  name = "WebhookRefused",
                  description =
                      "Something in it will not do: bad-webhook-url, bad-webhook-target,"
                          + " bad-webhook-events, not-in-game; or the Idempotency-Key belongs to another"
                          + " request (idempotency-key-reused)"),
              @APIResponse(
                  name = "TooManyStreams",
                  description =
                      "You have as many streams open as you may (too-many-streams), or have asked"
                          + " more often than allowed")
            }))
public class ApiDescription extends Application {}
