package dev.starpost.messaging;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

/** REST client of the engine: the commits of a game. */
@Path("/internal/games")
@Produces(MediaType.APPLICATION_JSON)
public interface CommitApi {
  @GET
  @Path("{gameId}/commits")
  JsonNode commits(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @PathParam("gameId") String gameId,
      @QueryParam("after") long after);
}
