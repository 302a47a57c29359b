package dev.starpost.lobby.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.lobby.key.AccessTokens;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Asks the engine. None of the questions changes a game, so one that an instance does not answer is
 * put to the next; when none answers, the caller is told to come back.
 */
@ApplicationScoped
public class Engine {
  private static final Logger LOG = Logger.getLogger(Engine.class);

  private final List<EngineApi> instances;
  private final AccessTokens tokens;
  private final Optional<String> givenToken;
  private final Semaphore questions;

  Engine(EngineSettings settings, AccessTokens tokens) {
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

  /** What the topic of events said of a game after that version; the beginning, if it is much. */
  public List<GameCommit> commits(String gameId, long after) {
    JsonNode answer = ask(engine -> engine.commits(bearer(), gameId, after));
    List<GameCommit> commits = new ArrayList<>();
    for (JsonNode commit : answer.path("commits")) {
      try {
        byte[] json = commit.toString().getBytes(StandardCharsets.UTF_8);
        commits.add(ContractJson.read(json, GameCommit.class));
      } catch (ContractJson.Malformed e) {
        throw new IllegalStateException("the engine tells of " + gameId + " what is no commit", e);
      }
    }
    return commits;
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
      return askInTurn(question);
    } finally {
      questions.release();
    }
  }

  private <T> T askInTurn(Function<EngineApi, T> question) {
    for (EngineApi engine : instances) {
      try {
        return question.apply(engine);
      } catch (WebApplicationException e) {
        if (e.getResponse().getStatus() == 422) {
          throw new NotPossible(e.getResponse().readEntity(JsonNode.class));
        }
        LOG.warnf("the engine answered with status %d", e.getResponse().getStatus());
      } catch (ProcessingException e) {
        LOG.warnf("the engine does not answer: %s", e.getMessage());
      }
    }
    throw Problem.of(CommonProblem.UNAVAILABLE);
  }
}
