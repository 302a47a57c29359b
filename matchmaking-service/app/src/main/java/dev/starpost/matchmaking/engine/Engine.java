package dev.starpost.matchmaking.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.calls.EngineCallSettings;
import dev.starpost.calls.Instances;
import dev.starpost.calls.ServiceToken;
import dev.starpost.calls.TableRefusal;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/**
 * Client of the game engine: what can be played (ADR 25). What it has admitted is not asked again
 * for a moment: many wait for the same.
 */
@ApplicationScoped
public class Engine {
  private static final int NOT_POSSIBLE = 422;
  private static final Duration REMEMBERED = Duration.ofMinutes(1);
  private static final int MOST_REMEMBERED = 10_000;

  private final Instances<EngineApi> instances;
  private final ServiceToken token;
  private final Cache<Question, Possible> admitted =
      Caffeine.newBuilder().expireAfterWrite(REMEMBERED).maximumSize(MOST_REMEMBERED).build();

  Engine(EngineCallSettings settings, ServiceToken token) {
    this.instances = new Instances<>("engine", EngineApi.class, settings);
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
      ObjectNode question = JsonNodeFactory.instance.objectNode().put("game", game);
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
    String bearer = token.bearer();
    return instances
        .ask(
            engine -> possible(engine.prepare(bearer, language.tag(), question)),
            NOT_POSSIBLE,
            refusal -> {
              throw TableRefusal.asProblem(
                  refusal.readEntity(JsonNode.class),
                  language,
                  MatchmakingProblem.UNKNOWN_GAME,
                  MatchmakingProblem.BAD_TABLE);
            })
        .orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
  }

  private static Possible possible(EngineApi.PreparedTable table) {
    return new Possible(table.options(), new Seats(table.seats().min(), table.seats().max()));
  }
}
