package dev.starpost.lobby.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.calls.Instances;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.messaging.CommitSource;
import dev.starpost.messaging.EngineCommits;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/**
 * Client of the engine's internal API. No call changes a game, so one that an instance does not
 * answer is retried at the next; when none answers, the caller is told to come back.
 */
@ApplicationScoped
public class EngineClient implements CommitSource {
  private static final int NOT_POSSIBLE = 422;

  private final Instances<EngineApi> instances;
  private final AccessTokens tokens;
  private final Optional<String> givenToken;
  private final Semaphore questions;

  EngineClient(EngineClientSettings settings, AccessTokens tokens) {
    this.instances = new Instances<>("engine", EngineApi.class, settings);
    this.tokens = tokens;
    this.givenToken = settings.token();
    this.questions = new Semaphore(settings.mostQuestions());
  }

  /**
   * Has a table checked, and a seed sealed for it.
   *
   * @param request {@code game}, {@code options}, {@code seats}
   * @throws NotPossible with the engine's own words, in the language
   */
  public PreparedTable prepare(ObjectNode request, Language language) {
    return ask(engine -> engine.prepare(bearer(), language.tag(), request));
  }

  public CommandState command(String gameId, String commandId) {
    return ask(engine -> engine.command(bearer(), gameId, commandId));
  }

  @Override
  public List<GameCommit> commits(String gameId, long after) {
    return EngineCommits.read(gameId, ask(engine -> engine.commits(bearer(), gameId, after)));
  }

  /** The engine has looked at it and says no. */
  public static final class NotPossible extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient JsonNode problem;

    NotPossible(JsonNode problem) {
      super(problem.path("title").asText());
      this.problem = problem;
    }

    /** The problem document that the engine gave. */
    public JsonNode problem() {
      return problem;
    }
  }

  private String bearer() {
    return "Bearer " + givenToken.orElseGet(tokens::ofLobby);
  }

  private <T> T ask(Function<EngineApi, T> question) {
    if (!questions.tryAcquire()) {
      throw Problem.of(CommonProblem.UNAVAILABLE);
    }
    try {
      return instances
          .ask(
              question,
              NOT_POSSIBLE,
              refusal -> {
                throw new NotPossible(refusal.readEntity(JsonNode.class));
              })
          .orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
    } finally {
      questions.release();
    }
  }
}
