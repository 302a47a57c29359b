package dev.starpost.rating.description;

import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** What the description of the API says once for all calls. */
@OpenAPIDefinition(
    info =
        @Info(
            title = "Starpost: ladders",
            version = "1",
            description =
                """
                Who is how strong at what: ladders, seasons, ratings and how they came about. Errors are `application/problem+json` (RFC 9457) with a stable `type`; texts are in
                the language of `Accept-Language` (English or French). `429` and `503` come with
                `Retry-After`."""),
    components =
        @Components(
            responses = {
              @APIResponse(name = "VoidConflict", description = "Not as things are: already-void"),
              @APIResponse(
                  name = "KeyReused",
                  description =
                      "The Idempotency-Key belongs to another request (idempotency-key-reused)")
            }))
public class ApiDescription extends Application {}
