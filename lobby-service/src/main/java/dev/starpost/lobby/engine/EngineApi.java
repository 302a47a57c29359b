package dev.starpost.lobby.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

/** The engine's internal REST API, as far as the lobby calls it. */
@Path("/internal")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
interface EngineApi {

  @POST
  @Path("tables")
  PreparedTable prepare(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) String language,
      ObjectNode request);

  @GET
  @Path("games/{gameId}/commands/{commandId}")
  CommandState command(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @PathParam("gameId") String gameId,
      @PathParam("commandId") String commandId);

  @GET
  @Path("games/{gameId}/commits")
  JsonNode commits(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @PathParam("gameId") String gameId,
      @QueryParam("after") long after);
}
