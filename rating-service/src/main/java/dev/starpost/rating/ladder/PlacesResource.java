package dev.starpost.rating.ladder;

import dev.starpost.messaging.Storable;
import dev.starpost.rating.elo.Elo;
import dev.starpost.web.Require;
import dev.starpost.web.problem.Expectation;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Resource of places for the other services; not part of the public API. */
@Path("/internal/ladders/{game}/places")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@RolesAllowed("operate")
public class PlacesResource {
  private static final int MOST = 200;

  private final Places places;

  PlacesResource(Places places) {
    this.places = places;
  }

  /**
   * How somebody stands now.
   *
   * @param place empty for whoever is not ranked in the present season
   * @param rating with which the next game would be rated
   */
  record Place(
      String account,
      Optional<Long> place,
      int rating,
      int games,
      boolean provisional,
      boolean resting) {
    static Place ofStranger(String account) {
      return new Place(account, Optional.empty(), Elo.START, 0, true, false);
    }
  }

  /** In the order in which they were asked for. */
  record PlaceList(String game, String season, List<Place> places) {}

  @GET
  public PlaceList places(@PathParam("game") String game, @QueryParam("accounts") String accounts) {
    List<String> wanted =
        Arrays.stream(Require.present("accounts", accounts, String.class).split(","))
            .filter(account -> !account.isEmpty())
            .distinct()
            .toList();
    Require.that(Storable.isText(game), "game", Expectation.text());
    Require.that(
        !wanted.isEmpty() && wanted.size() <= MOST && Storable.isText(accounts),
        "accounts",
        Expectation.ids(MOST));
    return places.of(game, wanted);
  }
}
