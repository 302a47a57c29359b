package dev.starpost.notification.webhook;

import dev.starpost.notification.secret.SecretCipher;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import javax.net.ssl.SSLException;

/**
 * HTTP client for webhooks: calls are signed, to an address that was checked, without following
 * whereto they point.
 */
@ApplicationScoped
public class WebhookCalls {
  private static final int KEPT_BYTES = 1_000;

  private final Vertx vertx;
  private final HttpClient client;
  private final Targets targets;
  private final SecretCipher seal;
  private final WebhookSettings settings;
  private final Clock clock;

  WebhookCalls(
      Vertx vertx, Targets targets, SecretCipher seal, WebhookSettings settings, Clock clock) {
    this.vertx = vertx;
    this.targets = targets;
    this.seal = seal;
    this.settings = settings;
    this.clock = clock;
    this.client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setConnectTimeout((int) settings.connectTimeout().toMillis())
                .setKeepAlive(false)
                .setMaxPoolSize(settings.mostCalls())
                .setMaxHeaderSize(16 * 1024)
                .setDecompressionSupported(false));
  }

  /** Sends it once. Looks a name up first, which may block; never fails. */
  CompletableFuture<WebhookCallResult> send(Webhook webhook, Delivery delivery) {
    Targets.Target target;
    try {
      target = targets.resolve(webhook.url());
    } catch (Targets.Forbidden e) {
      return CompletableFuture.completedFuture(WebhookCallResult.none(e.getMessage()));
    }
    var call = new Call();
    long timer =
        vertx.setTimer(
            settings.responseTimeout().toMillis(),
            id -> call.end(WebhookCallResult.none("no answer in time")));
    client
        .request(options(target))
        .onFailure(failure -> call.end(WebhookCallResult.none(words(failure))))
        .onSuccess(request -> call.begin(signed(request, webhook, delivery), delivery.payload()));
    return call.answer.whenComplete((answer, failure) -> vertx.cancelTimer(timer));
  }

  private static RequestOptions options(Targets.Target target) {
    return new RequestOptions()
        .setMethod(HttpMethod.POST)
        .setServer(
            SocketAddress.inetSocketAddress(target.port(), target.address().getHostAddress()))
        .setHost(target.url().getHost())
        .setPort(target.port())
        .setSsl(target.isSecure())
        .setURI(target.path())
        .setFollowRedirects(false);
  }

  private HttpClientRequest signed(HttpClientRequest request, Webhook webhook, Delivery delivery) {
    long timestamp = clock.instant().getEpochSecond();
    byte[] secret = seal.open(Webhooks.SECRETS, webhook.secret());
    return request
        .putHeader("Content-Type", "application/json")
        .putHeader("User-Agent", "Starpost")
        .putHeader("webhook-id", delivery.id())
        .putHeader("webhook-timestamp", Long.toString(timestamp))
        .putHeader(
            "webhook-signature",
            Signature.of(secret, delivery.id(), timestamp, delivery.payload()));
  }

  /** Ours, not the library's: those would tell of the network. */
  private static String words(Throwable failure) {
    return failure instanceof SSLException
        ? "no secure connection"
        : "the connection failed or broke off";
  }

  /** One call, which ends once. */
  private static final class Call {
    private final CompletableFuture<WebhookCallResult> answer = new CompletableFuture<>();
    private final Buffer body = Buffer.buffer();
    private volatile HttpClientRequest request;

    void begin(HttpClientRequest made, String payload) {
      request = made;
      if (answer.isDone()) {
        made.reset();
        return;
      }
      made.exceptionHandler(failure -> end(WebhookCallResult.none(words(failure))));
      made.send(payload)
          .onFailure(failure -> end(WebhookCallResult.none(words(failure))))
          .onSuccess(this::read);
    }

    private void read(HttpClientResponse response) {
      response.exceptionHandler(failure -> end(WebhookCallResult.none(words(failure))));
      response.endHandler(end -> end(WebhookCallResult.of(response.statusCode(), text())));
      response.handler(
          bytes -> {
            body.appendBuffer(bytes);
            if (body.length() > KEPT_BYTES) {
              // Nobody reads the rest, however long it is.
              end(WebhookCallResult.of(response.statusCode(), text()));
              request.reset();
            }
          });
    }

    private String text() {
      byte[] bytes = body.getBytes(0, Math.min(body.length(), KEPT_BYTES));
      return new String(bytes, StandardCharsets.UTF_8).replaceAll("\\p{C}", " ");
    }

    void end(WebhookCallResult with) {
      if (answer.complete(with) && with.status().isEmpty() && request != null) {
        request.reset();
      }
    }
  }

  @PreDestroy
  void close() {
    var unused = client.close();
  }
}
