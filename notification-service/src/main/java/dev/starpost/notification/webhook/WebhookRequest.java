package dev.starpost.notification.webhook;

import dev.starpost.notification.news.NewsKind;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Where somebody wants to be called, and of what. */
@Schema(requiredProperties = {"url", "events"})
record WebhookRequest(
    @Schema(
            description = "An https address that everybody can reach.",
            examples = "https://example.org/starpost",
            maxLength = 2000)
        @NotNull
        String url,
    @NotNull @Schema(description = "The kinds of news to send; one at least.")
        List<NewsKind> events,
    @Schema(description = "The id of a game of yours, if only that one is to be told of.")
        Optional<String> game,
    @Schema(description = "json if missing; discord and slack get sentences in your language.")
        Optional<Format> format) {}
