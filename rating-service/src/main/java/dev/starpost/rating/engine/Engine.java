package dev.starpost.rating.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Asks the engine for commits, and which games there are. An instance that does not answer is
 * passed over for the next.
 */
@ApplicationScoped
public class Engine {
  private static final Logger LOG = Logger.getLogger(Engine.class);

  private final List<EngineApi> instances;
  private final ServiceToken token;

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

  /** What the topic of events said of a game after that version; the beginning, if it is much. */
  public List<GameCommit> commits(String gameId, long after) {
    String bearer = "Bearer " + token.current();
    for (EngineApi engine : instances) {
      try {
        return read(gameId, engine.commits(bearer, gameId, after));
      } catch (WebApplicationException e) {
        LOG.warnf("the engine answered with status %d", e.getResponse().getStatus());
      } catch (ProcessingException e) {
        LOG.warnf("the engine does not answer: %s", e.getMessage());
      }
    }
    throw new IllegalStateException("no engine tells the commits of " + gameId);
  }

  /** Whether a game of this name can be played; empty if no engine answers. */
  public Optional<Boolean> offers(String game) {
    for (EngineApi engine : instances) {
      try {
        engine.catalogEntry(game);
        return Optional.of(true);
      } catch (WebApplicationException e) {
        if (e.getResponse().getStatus() == Response.Status.NOT_FOUND.getStatusCode()) {
          return Optional.of(false);
        }
        LOG.warnf("the engine answered with status %d", e.getResponse().getStatus());
      } catch (ProcessingException e) {
        LOG.warnf("the engine does not answer: %s", e.getMessage());
      }
    }
    return Optional.empty();
  }

  private static List<GameCommit> read(String gameId, JsonNode answer) {
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
}
