package dev.starpost.engine.api;

import jakarta.ws.rs.container.ContainerRequestContext;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Logging filter: whatever is logged while a request is served names its game. */
public final class GameIdInLog {
  private static final String GAME_ID = "gameId";

  @ServerRequestFilter
  public void name(ContainerRequestContext request) {
    String gameId = request.getUriInfo().getPathParameters().getFirst(GAME_ID);
    if (gameId != null) {
      MDC.put(GAME_ID, gameId);
    }
  }

  @ServerResponseFilter
  public void forget() {
    MDC.remove(GAME_ID);
  }
}
