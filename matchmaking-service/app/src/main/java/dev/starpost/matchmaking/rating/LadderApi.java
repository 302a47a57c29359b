package dev.starpost.matchmaking.rating;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;

/** REST client of the rating service. */
@Path("/internal/ladders")
@Produces(MediaType.APPLICATION_JSON)
interface LadderApi {
  /** Where each of some accounts stands. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Places(List<Standing> places) {}

  /**
   * Where somebody stands.
   *
   * @param place none for whoever has none: resting, or never rated
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Standing(String account, Optional<Integer> place, boolean resting) {}

  @GET
  @Path("{game}/places")
  Places places(
      @HeaderParam(HttpHeaders.AUTHORIZATION) String token,
      @PathParam("game") String game,
      @QueryParam("accounts") String accounts);
}
