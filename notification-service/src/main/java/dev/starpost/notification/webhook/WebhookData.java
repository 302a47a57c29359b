package dev.starpost.notification.webhook;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Whom somebody wants to be called, and what became of the calls. */
@ApplicationScoped
class WebhookData implements PersonalData {
  private final Webhooks webhooks;
  private final Deliveries deliveries;

  WebhookData(Webhooks webhooks, Deliveries deliveries) {
    this.webhooks = webhooks;
    this.deliveries = deliveries;
  }

  /** Without the secret, which was shown once. */
  record Called(WebhookDocument webhook, List<Call> deliveries) {}

  /**
   * @param payload as it is sent
   */
  record Call(DeliveryDocument delivery, String payload) {
    static Call of(Delivery delivery) {
      return new Call(DeliveryDocument.of(delivery), delivery.payload());
    }
  }

  @Override
  public String part() {
    return "webhooks";
  }

  @Override
  public List<Called> of(String account) {
    return webhooks.ownedBy(account).stream()
        .map(
            webhook ->
                new Called(
                    WebhookDocument.of(webhook, Optional.empty()),
                    deliveries.of(webhook, Optional.empty(), Integer.MAX_VALUE).stream()
                        .map(Call::of)
                        .toList()))
        .toList();
  }

  /** With their deliveries. */
  @Override
  public void erase(String account) {
    webhooks.removeAll(account);
  }
}
