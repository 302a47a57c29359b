package dev.starpost.rating.engine;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

/** What is asked of the engine. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
interface EngineApi {
  @GET
  @Path("internal/games/{gameId}/commits")
  JsonNode commits(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @PathParam("gameId") String gameId,
      @QueryParam("after") long after);

  @GET
  @Path("v1/catalog/{game}")
  JsonNode catalogEntry(@PathParam("game") String game);
}
