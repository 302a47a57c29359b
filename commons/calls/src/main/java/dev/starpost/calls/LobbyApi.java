package dev.starpost.calls;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** REST client of the lobby, as other services need it. */
@Path("/internal/service-tokens")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface LobbyApi {
  /** Who asks, and what proves it. */
  record Shown(String service, String secret) {}

  /** For calls to other services. */
  record Token(String accessToken, long expiresIn) {}

  @POST
  Token issue(Shown shown);
}
