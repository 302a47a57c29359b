package dev.starpost.rating.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.rating.Story;
import dev.starpost.web.testkit.ServiceStub;
import java.io.IOException;

/** Answers like the lobby and the engine where this service asks them something. */
public final class StubServices extends ServiceStub {
  public StubServices() {
    super("rating");
  }

  @Override
  protected void serveMore(HttpServer server) {
    server.createContext("/v1/catalog/", StubServices::catalog);
  }

  /** The engine has all that was told of it. */
  public static void knows(Story story) {
    engineKnows(story.id(), story.told());
  }

  /** Offers salvage and council, whether anybody plays them or not. */
  private static void catalog(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    boolean offered = path.endsWith("/salvage") || path.endsWith("/council");
    answer(exchange, offered ? 200 : 404, "{}");
  }
}
