package dev.starpost.lobby.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@LobbyTest
class EngineClientTest {
  @Inject AccessTokens tokens;
  @Inject EngineAddress address;

  private record Settings(List<URI> address, Duration connectTimeout, Duration responseTimeout)
      implements EngineClientSettings {
    @Override
    public Optional<String> token() {
      return Optional.empty();
    }

    @Override
    public int mostQuestions() {
      return 20;
    }
  }

  @Test
  void an_instance_that_does_not_answer_is_passed_over() throws IOException {
    EngineClient engine = engineAt(nobody(), URI.create(address.text()));

    PreparedTable table = engine.prepare(question("salvage"), Language.ENGLISH);

    assertThat(table.prefix()).isEqualTo("sv");
    assertThat(table.seats()).isEqualTo(new PreparedTable.Seats(2, 4));
    assertThat(engine.command("sv-nobody", "nobody").status())
        .isEqualTo(CommandState.Status.UNKNOWN);
    assertThat(engine.commits("sv-nobody", 0)).isEmpty();
  }

  @Test
  void when_no_instance_answers_the_caller_comes_back_later() throws IOException {
    EngineClient engine = engineAt(nobody(), nobody());

    assertThatThrownBy(() -> engine.prepare(question("salvage"), Language.ENGLISH))
        .isInstanceOf(Problem.class)
        .hasMessage("unavailable");
    EngineClient busy = engineAt(URI.create(address.text()));
    assertThatThrownBy(() -> busy.prepare(question("away"), Language.ENGLISH))
        .isInstanceOf(Problem.class)
        .hasMessage("unavailable");
  }

  @Test
  void what_one_instance_refuses_no_other_is_asked() throws IOException {
    EngineClient engine = engineAt(URI.create(address.text()), nobody());

    assertThatThrownBy(() -> engine.prepare(question("chess"), Language.FRENCH))
        .isInstanceOfSatisfying(
            EngineClient.NotPossible.class,
            refusal -> {
              assertThat(refusal.problem().path("type").asText()).endsWith("/unknown-game");
              assertThat(refusal.problem().path("detail").asText()).contains("pas de jeu");
            });
  }

  private EngineClient engineAt(URI... addresses) {
    return new EngineClient(
        new Settings(List.of(addresses), Duration.ofSeconds(2), Duration.ofSeconds(2)), tokens);
  }

  private static ObjectNode question(String game) {
    return JsonNodeFactory.instance.objectNode().put("game", game);
  }

  /** Where nobody listens. */
  private static URI nobody() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return URI.create("http://127.0.0.1:" + free.getLocalPort());
    }
  }
}
