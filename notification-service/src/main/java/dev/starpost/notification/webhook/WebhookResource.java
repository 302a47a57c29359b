package dev.starpost.notification.webhook;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.messaging.Storable;
import dev.starpost.notification.account.Caller;
import dev.starpost.web.Page;
import dev.starpost.web.PageRequest;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The caller's webhooks. */
@Path("/v1/webhooks")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("webhooks")
@Tag(name = "webhooks")
public class WebhookResource {

  private final Webhooks webhooks;
  private final Deliveries deliveries;
  private final Courier courier;
  private final Caller caller;
  private final IdempotentRequests idempotent;

  WebhookResource(
      Webhooks webhooks,
      Deliveries deliveries,
      Courier courier,
      Caller caller,
      IdempotentRequests idempotent) {
    this.webhooks = webhooks;
    this.deliveries = deliveries;
    this.courier = courier;
    this.caller = caller;
    this.idempotent = idempotent;
  }

  /** All of them. */
  @Schema(name = "Webhooks")
  record WebhookList(List<WebhookDocument> webhooks) {}

  /** Some of them, the latest first. */
  @Schema(name = "WebhookDeliveries")
  record DeliveryPage(List<DeliveryDocument> deliveries) {}

  /** Makes one. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      summary = "Have a program called",
      description =
          "Calls are as the Standard Webhooks specification says: POST with webhook-id,"
              + " webhook-timestamp and webhook-signature (v1, HMAC-SHA256 with the secret, which is"
              + " shown in this answer only). An answer of 2xx within 10 seconds is success; anything"
              + " else, redirects too, is tried again for a day, under the same webhook-id.",
      operationId = "makeWebhook")
  @APIResponse(
      responseCode = "201",
      description = "The webhook, with its secret",
      content = @Content(schema = @Schema(implementation = WebhookDocument.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "409", ref = "WebhookConflict")
  @APIResponse(responseCode = "422", ref = "WebhookRefused")
  public Response make(
      @Parameter(ref = IdempotentRequests.HEADER) @HeaderParam(IdempotentRequests.HEADER)
          String key,
      @NotNull @Valid WebhookRequest request) {
    String account = caller.account();
    return idempotent
        .answered("webhooks", account, key, request)
        .orElseGet(
            () -> {
              webhooks.check(request);
              return idempotent.answer(
                  "webhooks",
                  account,
                  key,
                  request,
                  () -> {
                    WebhookDocument made = webhooks.make(account, request);
                    return CreationResponse.at("/v1/webhooks/" + made.id(), made);
                  });
            });
  }

  /** Lists them. */
  @GET
  @Operation(summary = "Your webhooks", operationId = "listWebhooks")
  @APIResponse(
      responseCode = "200",
      description = "All of them, without their secrets",
      content = @Content(schema = @Schema(implementation = WebhookList.class)))
  public WebhookList list() {
    return new WebhookList(
        webhooks.ownedBy(caller.account()).stream().map(WebhookResource::document).toList());
  }

  /** Shows one. */
  @GET
  @Path("{id}")
  @Operation(summary = "A webhook", operationId = "getWebhook")
  @APIResponse(
      responseCode = "200",
      description = "The webhook, without its secret",
      content = @Content(schema = @Schema(implementation = WebhookDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  public WebhookDocument get(@PathParam("id") String id) {
    return document(webhooks.get(caller.account(), id));
  }

  /** Ends one. */
  @DELETE
  @Path("{id}")
  @Operation(
      summary = "End a webhook",
      description = "Its deliveries go with it.",
      operationId = "endWebhook")
  @APIResponse(responseCode = "204", description = "It is called no more")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public void remove(@PathParam("id") String id) {
    webhooks.remove(caller.account(), id);
  }

  /** Calls one now. */
  @POST
  @Path("{id}/test")
  @Operation(
      summary = "Call a webhook now",
      description =
          "With an event of the type test, once, and tells what came of it. A paused webhook that"
              + " answers well is active again.",
      operationId = "testWebhook")
  @APIResponse(
      responseCode = "200",
      description = "What came of the call",
      content = @Content(schema = @Schema(implementation = DeliveryDocument.class)))
  @APIResponse(responseCode = "404", ref = "NotFound")
  public DeliveryDocument test(@PathParam("id") String id) {
    return DeliveryDocument.of(courier.test(webhooks.get(caller.account(), id)));
  }

  /** Lists what it was told. */
  @GET
  @Path("{id}/deliveries")
  @Operation(
      summary = "What a webhook was told, and what it answered",
      description = "The latest first; kept for a week.",
      operationId = "listDeliveries")
  @APIResponse(
      responseCode = "200",
      description = "A part of the list",
      headers =
          @Header(
              name = "Link",
              description = "rel=\"next\": where the list goes on",
              schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = DeliveryPage.class)))
  @APIResponse(responseCode = "400", ref = "MalformedRequest")
  @APIResponse(responseCode = "404", ref = "NotFound")
  public Response deliveries(@PathParam("id") String id, @BeanParam PageRequest paging) {
    Optional<String> cursor = paging.cursor(Storable::isText);
    int most = paging.limit();
    Webhook webhook = webhooks.get(caller.account(), id);
    Page<Delivery> page = Page.of(deliveries.of(webhook, cursor, most + 1), most);
    return page.answer(
        new DeliveryPage(page.entries().stream().map(DeliveryDocument::of).toList()),
        UriBuilder.fromPath("/v1/webhooks/{id}/deliveries").queryParam("limit", most),
        Delivery::id,
        webhook.id());
  }

  private static WebhookDocument document(Webhook webhook) {
    return WebhookDocument.of(webhook, Optional.empty());
  }
}
