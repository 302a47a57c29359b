package dev.starpost.matchmaking.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.database.Json;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Asks the engine what can be played (ADR 25). An instance that does not answer is passed over for
 * the next. What it has admitted is not asked again for a moment: many wait for the same.
 */
@ApplicationScoped
public class Engine {
  private static final Logger LOG = Logger.getLogger(Engine.class);
  private static final Duration REMEMBERED = Duration.ofMinutes(1);
  private static final int MOST_REMEMBERED = 10_000;

  private final List<EngineApi> instances;
  private final ServiceToken token;
  private final Cache<Question, Possible> admitted =
      Caffeine.newBuilder().expireAfterWrite(REMEMBERED).maximumSize(MOST_REMEMBERED).build();

  Engine(EngineSettings settings, ServiceToken token) {
    this.instances =
        settings.address().stream()
            .map(
                address ->
                    QuarkusRestClientBuilder.newBuilder()
                        .baseUri(address)
                        .connectTimeout(settings.connectTime().toMillis(), TimeUnit.MILLISECONDS)
                        .readTimeout(settings.answerTime().toMillis(), TimeUnit.MILLISECONDS)
                        .build(EngineApi.class))
            .toList();
    this.token = token;
  }

  /**
   * What can be played.
   *
   * @param options complete
   */
  public record Possible(ObjectNode options, Seats seats) {}

  /**
   * What somebody wants to play.
   *
   * @param seats none for as many as the game admits
   */
  public record Question(String game, Optional<ObjectNode> options, Optional<Seats> seats) {
    private ObjectNode json() {
      ObjectNode question = Json.object().put("game", game);
      options.ifPresent(given -> question.set("options", given));
      seats.ifPresent(
          given -> question.putObject("seats").put("min", given.min()).put("max", given.max()));
      return question;
    }
  }

  /** What of it can be played. */
  public Possible check(Question question, Language language) {
    return checkedLately(question)
        .orElseGet(
            () -> {
              Possible possible = ask(question.json(), language);
              admitted.put(question, possible);
              return possible;
            });
  }

  /** The same, if it was admitted a moment ago; asks nobody. */
  public Optional<Possible> checkedLately(Question question) {
    return Optional.ofNullable(admitted.getIfPresent(question));
  }

  private Possible ask(ObjectNode question, Language language) {
    String bearer = "Bearer " + token.current();
    for (EngineApi engine : instances) {
      try {
        EngineApi.PreparedTable table = engine.prepare(bearer, language.tag(), question);
        return new Possible(table.options(), new Seats(table.seats().min(), table.seats().max()));
      } catch (WebApplicationException e) {
        if (e.getResponse().getStatus() == 422) {
          throw asOurs(e.getResponse().readEntity(JsonNode.class), language);
        }
        LOG.warnf("the engine answered with status %d", e.getResponse().getStatus());
      } catch (ProcessingException e) {
        LOG.warnf("the engine does not answer: %s", e.getMessage());
      }
    }
    throw Problem.of(CommonProblem.UNAVAILABLE);
  }

  /** The engine's own words, and what it says about them for programs. */
  private static Problem asOurs(JsonNode told, Language language) {
    boolean unknown = told.path("type").asText().endsWith("/unknown-game");
    Problem problem =
        Problem.of(unknown ? MatchmakingProblem.UNKNOWN_GAME : MatchmakingProblem.BAD_TABLE)
            .saying(Map.of(language.tag(), told.path("detail").asText()));
    for (String member : new String[] {"option", "code"}) {
      if (told.hasNonNull(member)) {
        problem = problem.with(member, told.get(member).asText());
      }
    }
    return problem;
  }
}
