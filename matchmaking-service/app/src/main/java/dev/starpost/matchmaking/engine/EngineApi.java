package dev.starpost.matchmaking.engine;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

/** REST client of the engine. */
@Path("/internal")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
interface EngineApi {
  /** A table that could be played. A seed is sealed for it too, which nobody uses. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record PreparedTable(ObjectNode options, Seats seats) {}

  /** For how many. */
  record Seats(int min, int max) {}

  @POST
  @Path("tables")
  PreparedTable prepare(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) String language,
      ObjectNode request);
}
