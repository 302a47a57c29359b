package dev.starpost.matchmaking.rating;

import dev.starpost.matchmaking.engine.ServiceToken;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Asks the rating service who stands where. */
@ApplicationScoped
public class Ladders {
  private static final Logger LOG = Logger.getLogger(Ladders.class);

  private final LadderApi api;
  private final ServiceToken token;

  Ladders(RatingSettings settings, ServiceToken token) {
    this.api =
        QuarkusRestClientBuilder.newBuilder()
            .baseUri(settings.address())
            .connectTimeout(settings.connectTime().toMillis(), TimeUnit.MILLISECONDS)
            .readTimeout(settings.answerTime().toMillis(), TimeUnit.MILLISECONDS)
            .build(LadderApi.class);
    this.token = token;
  }

  /** The places of those who have one, counted from 1; whoever rests has none. */
  public Map<String, Integer> places(String game, Collection<String> accounts) {
    try {
      Map<String, Integer> places = new HashMap<>();
      api.places("Bearer " + token.current(), game, String.join(",", accounts))
          .places()
          .forEach(
              standing ->
                  standing
                      .place()
                      .filter(place -> !standing.resting())
                      .ifPresent(place -> places.put(standing.account(), place)));
      return places;
    } catch (WebApplicationException e) {
      if (e.getResponse().getStatus() == 404) {
        return Map.of();
      }
      LOG.warnf("the rating service answered with status %d", e.getResponse().getStatus());
    } catch (ProcessingException e) {
      LOG.warnf("the rating service does not answer: %s", e.getMessage());
    }
    throw Problem.of(CommonProblem.UNAVAILABLE);
  }
}
