package dev.starpost.web.export;

import io.quarkus.arc.All;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * Everything that this service stores about the caller, part by part. For the gateway, which makes
 * one document of all services' parts; nothing leads here from outside.
 */
@Path("/internal/export")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("account")
public class ExportResource {
  private final Map<String, PersonalData> parts = new TreeMap<>();
  private final JsonWebToken token;

  ExportResource(@All List<PersonalData> data, JsonWebToken token) {
    for (PersonalData part : data) {
      if (parts.put(part.part(), part) != null) {
        throw new IllegalStateException("two parts of the export are called " + part.part());
      }
    }
    this.token = token;
  }

  /** Tells it, as it is read: what is behind an iterator is never in memory as a whole. */
  @GET
  @Operation(hidden = true)
  public Map<String, Object> export() {
    Map<String, Object> export = new TreeMap<>();
    parts.forEach((name, part) -> export.put(name, part.of(token.getSubject())));
    return export;
  }
}
