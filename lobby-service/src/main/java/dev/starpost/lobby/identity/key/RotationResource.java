package dev.starpost.lobby.identity.key;

import dev.starpost.lobby.identity.issuer.TokenIssuer;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/** Key rotation by operators: a new key, when the old one is old or somebody may have seen it. */
@Path("/internal/keys")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class RotationResource {
  private final SigningKeys keys;
  private final TokenIssuer issuer;

  RotationResource(SigningKeys keys, TokenIssuer issuer) {
    this.keys = keys;
    this.issuer = issuer;
  }

  /** Makes one. */
  @POST
  @RolesAllowed("operate")
  public Response rotate() {
    issuer.requireBuiltIn();
    return Response.status(Response.Status.CREATED).entity(Map.of("kid", keys.rotate())).build();
  }
}
