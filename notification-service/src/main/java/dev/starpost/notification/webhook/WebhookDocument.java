package dev.starpost.notification.webhook;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A webhook as its owner sees it. */
@Schema(name = "Webhook")
record WebhookDocument(
    String id,
    String url,
    Format format,
    List<String> events,
    Optional<String> game,
    @Schema(
            description = "paused: nobody answered for a day. A test call that succeeds wakes it.",
            enumeration = {"active", "paused"})
        String state,
    Instant createdAt,
    @Schema(
            description = "Only in the answer that creates it. Calls are signed with it.",
            examples = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")
        Optional<String> secret) {

  static WebhookDocument of(Webhook webhook, Optional<String> secret) {
    return new WebhookDocument(
        webhook.id(),
        webhook.url(),
        webhook.format(),
        webhook.events(),
        webhook.game(),
        webhook.paused() ? "paused" : "active",
        webhook.createdAt(),
        secret);
  }
}
