package dev.starpost.notification.webhook;

import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A delivery as the webhook's owner sees it. */
@Schema(name = "WebhookDelivery")
record DeliveryDocument(
    @Schema(description = "As in the header webhook-id.") String id,
    String event,
    @Schema(enumeration = {"pending", "delivered", "failed"}) String state,
    int attempts,
    Instant createdAt,
    @Schema(description = "When it was tried last.") Optional<Instant> triedAt,
    @Schema(description = "When it is tried again, if it is.") Optional<Instant> nextAt,
    @Schema(description = "The status of the last answer, if there was one.")
        Optional<Integer> status,
    @Schema(description = "The beginning of the last answer.") Optional<String> answer,
    @Schema(description = "Why there was no answer, if there was none.") Optional<String> failure) {

  static DeliveryDocument of(Delivery delivery) {
    return new DeliveryDocument(
        delivery.id(),
        delivery.event(),
        delivery.state().word(),
        delivery.attempts(),
        delivery.createdAt(),
        delivery.triedAt(),
        delivery.nextAt(),
        delivery.status(),
        delivery.answer(),
        delivery.failure());
  }
}
