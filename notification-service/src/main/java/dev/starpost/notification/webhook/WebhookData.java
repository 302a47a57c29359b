package dev.starpost.notification.webhook;

import dev.starpost.jobs.Jobs;
import dev.starpost.notification.database.Pages;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whom somebody wants to be called, and what became of the calls. */
@ApplicationScoped
class WebhookData implements PersonalData {
  private final Webhooks webhooks;
  private final Deliveries deliveries;
  private final Jobs jobs;
  private final Clock clock;

  WebhookData(Webhooks webhooks, Deliveries deliveries, Jobs jobs, Clock clock) {
    this.webhooks = webhooks;
    this.deliveries = deliveries;
    this.jobs = jobs;
    this.clock = clock;
  }

  /**
   * Without the secret, which was shown once.
   *
   * @param deliveries of a week, which may be many
   */
  record Called(WebhookDocument webhook, Iterator<Call> deliveries) {}

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
        .map(webhook -> new Called(WebhookDocument.of(webhook, Optional.empty()), callsOf(webhook)))
        .toList();
  }

  private Iterator<Call> callsOf(Webhook webhook) {
    return new Pages<>(
        (last, most) ->
            deliveries.of(webhook, last.map(call -> call.delivery().id()), most).stream()
                .map(Call::of)
                .toList());
  }

  /** With their deliveries. */
  @Override
  public void erase(String account) {
    webhooks.removeAll(account);
    // Its task has the account's id, and goes when nothing waits.
    jobs.wake(Deliveries.JOB, Map.of(account, clock.instant()));
  }
}
