package dev.starpost.messaging;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.calls.EngineCallSettings;
import dev.starpost.calls.Instances;
import dev.starpost.calls.ServiceToken;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Client of the engine's commits, with the token of this service. A service that asks in another
 * way has a bean of its own.
 */
@DefaultBean
@ApplicationScoped
public class EngineCommits implements CommitSource {
  private final Instances<CommitApi> instances;
  private final ServiceToken token;

  EngineCommits(EngineCallSettings settings, ServiceToken token) {
    this.instances = new Instances<>("engine", CommitApi.class, settings);
    this.token = token;
  }

  @Override
  public List<GameCommit> commits(String gameId, long after) {
    String bearer = token.bearer();
    return instances
        .ask(engine -> read(gameId, engine.commits(bearer, gameId, after)))
        .orElseThrow(() -> new IllegalStateException("no engine tells the commits of " + gameId));
  }

  /** What the engine has answered of a game. */
  public static List<GameCommit> read(String gameId, JsonNode answer) {
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
