package dev.starpost.lobby;

import dev.starpost.web.testkit.OpenApiSuite;
import java.nio.file.Path;

@LobbyTest
class OpenApiTest implements OpenApiSuite {
  @Override
  public Path stored() {
    return Path.of("../docs/api/lobby.yaml");
  }
}
