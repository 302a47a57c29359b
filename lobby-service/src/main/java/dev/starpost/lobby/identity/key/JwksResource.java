package dev.starpost.lobby.identity.key;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The JWKS document: the public halves of the keys. */
@Path("/.well-known/jwks.json")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
@Tag(name = "sessions")
public class JwksResource {
  private final SigningKeys keys;
  private final String remembered;

  JwksResource(SigningKeys keys, KeySettings settings) {
    this.keys = keys;
    this.remembered = "public, max-age=" + settings.remembered().toSeconds();
  }

  /** As RFC 7517 writes them. */
  @Schema(name = "PublicKeys")
  public record PublicKeys(List<Map<String, String>> keys) {}

  /** Shows them. */
  @GET
  @SecurityRequirements
  @Operation(summary = "The keys that sign access tokens", operationId = "getKeys")
  @APIResponse(
      responseCode = "200",
      description = "A JSON Web Key Set",
      headers = @Header(name = "Cache-Control", schema = @Schema(implementation = String.class)),
      content = @Content(schema = @Schema(implementation = PublicKeys.class)))
  @APIResponse(responseCode = "503", ref = "Unavailable")
  public Response show() {
    List<Map<String, String>> published =
        keys.published().stream().map(key -> SigningKey.jwk(key.id(), key.checking())).toList();
    return Response.ok(new PublicKeys(published))
        .header(HttpHeaders.CACHE_CONTROL, remembered)
        .build();
  }
}
