package dev.starpost.rating.ladder;

import dev.starpost.rating.ladder.PlacesResource.Place;
import dev.starpost.rating.ladder.PlacesResource.PlaceList;
import dev.starpost.rating.season.Seasons;
import dev.starpost.rating.standing.Listing;
import dev.starpost.rating.standing.Standing;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How people stand now, as services need it to match them. */
@ApplicationScoped
public class Places {
  private final Ladders ladders;
  private final Seasons seasons;
  private final Clock clock;

  Places(Ladders ladders, Seasons seasons, Clock clock) {
    this.ladders = ladders;
    this.seasons = seasons;
    this.clock = clock;
  }

  PlaceList of(String game, List<String> accounts) {
    String season = seasons.current().id();
    Map<String, Standing> known =
        ladders.latest(game, accounts).stream()
            .collect(Collectors.toMap(Standing::account, Function.identity()));
    return new PlaceList(
        game,
        season,
        accounts.stream()
            .map(
                account ->
                    known.containsKey(account)
                        ? place(known.get(account), season)
                        : Place.ofStranger(account))
            .toList());
  }

  private Place place(Standing last, String season) {
    boolean hasPlayed = last.season().compareTo(season) >= 0;
    // Who has not played in this season yet would begin it so.
    Standing now = hasPlayed ? last : last.next(season, clock.instant());
    Optional<Long> place =
        hasPlayed && now.listing() == Listing.RANKED
            ? Optional.of(
                ladders.place(
                    new Ladders.Which(now.game(), now.season(), now.listing()), Position.of(now)))
            : Optional.empty();
    return new Place(
        now.account(), place, now.rating(), now.games(), now.isProvisional(), now.resting());
  }
}
