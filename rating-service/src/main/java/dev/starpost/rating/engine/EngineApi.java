package dev.starpost.rating.engine;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** REST client of the engine. */
@Path("/v1/catalog")
@Produces(MediaType.APPLICATION_JSON)
interface EngineApi {
  @GET
  @Path("{game}")
  JsonNode catalogEntry(@PathParam("game") String game);
}
