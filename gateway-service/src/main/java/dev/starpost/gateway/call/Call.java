package dev.starpost.gateway.call;

import dev.starpost.text.AcceptLanguage;
import dev.starpost.text.Language;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One request on its way through the gateway. Belongs to the event loop of its connection. */
public final class Call {
  private static final Set<HttpMethod> SAFE =
      Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

  private final RoutingContext routing;
  private final RequestId id;
  private final Client client;
  private final long startedAt = System.nanoTime();
  private final List<Runnable> whenGone = new ArrayList<>();
  private String routeName = "none";
  private Optional<String> account = Optional.empty();
  private boolean over;

  Call(RoutingContext routing, RequestId id, Client client) {
    this.routing = routing;
    this.id = id;
    this.client = client;
  }

  public HttpServerRequest request() {
    return routing.request();
  }

  public HttpServerResponse response() {
    return routing.response();
  }

  public RoutingContext routing() {
    return routing;
  }

  public RequestId id() {
    return id;
  }

  public Client client() {
    return client;
  }

  public Language language() {
    return AcceptLanguage.best(request().getHeader("Accept-Language"));
  }

  public boolean isSafe() {
    return SAFE.contains(request().method());
  }

  long startedAt() {
    return startedAt;
  }

  /** The route, for logs and metrics, which must not have a line for each address. */
  public void takes(String route) {
    routeName = route;
  }

  String routeName() {
    return routeName;
  }

  public void isOf(String ofAccount) {
    account = Optional.of(ofAccount);
  }

  /** Whether it is certain whose it is. */
  public boolean isKnown() {
    return account.isPresent();
  }

  /** The account, if it is known for certain; else where the request comes from. */
  public String caller() {
    return account.orElseGet(client::network);
  }

  /** Whether it was answered, or nobody waits for the answer any more. */
  public boolean isOver() {
    return over;
  }

  /** What to stop when the client goes away before it has been answered. */
  public void whenGone(Runnable stop) {
    if (over) {
      stop.run();
    } else {
      whenGone.add(stop);
    }
  }

  /**
   * Ends an answer that has begun so that the client sees that it is not whole. In HTTP/1 this
   * takes the connection; a reset of the answer alone would do so too, but tell nobody here.
   */
  public void breakOff() {
    if (request().version() == HttpVersion.HTTP_2) {
      response().reset();
    } else {
      request().connection().close();
    }
  }

  void end(boolean answered) {
    over = true;
    if (!answered) {
      whenGone.forEach(Runnable::run);
    }
    whenGone.clear();
  }
}
