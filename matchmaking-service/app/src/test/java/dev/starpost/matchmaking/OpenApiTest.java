package dev.starpost.matchmaking;

import dev.starpost.web.testkit.OpenApiSuite;
import java.nio.file.Path;

@MatchmakingTest
class OpenApiTest implements OpenApiSuite {
  @Override
  public Path stored() {
    return Path.of("../../docs/api/matchmaking.yaml");
  }
}
