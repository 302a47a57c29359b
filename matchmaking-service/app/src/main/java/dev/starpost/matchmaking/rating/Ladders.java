package dev.starpost.matchmaking.rating;

import dev.starpost.calls.Instances;
import dev.starpost.calls.ServiceToken;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Client of the rating service: who stands where. */
@ApplicationScoped
public class Ladders {
  private static final int NOT_FOUND = 404;

  private final Instances<LadderApi> instances;
  private final ServiceToken token;

  Ladders(RatingSettings settings, ServiceToken token) {
    this.instances = new Instances<>("rating", LadderApi.class, settings);
    this.token = token;
  }

  /** The places of those who have one, counted from 1; whoever rests has none. */
  public Map<String, Integer> places(String game, Collection<String> accounts) {
    LadderApi.Places answer =
        instances
            .ask(
                ratings -> ratings.places(token.bearer(), game, String.join(",", accounts)),
                NOT_FOUND,
                unknown -> new LadderApi.Places(List.of()))
            .orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
    Map<String, Integer> places = new HashMap<>();
    answer
        .places()
        .forEach(
            standing ->
                standing
                    .place()
                    .filter(place -> !standing.resting())
                    .ifPresent(place -> places.put(standing.account(), place)));
    return places;
  }
}
