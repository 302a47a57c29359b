package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.deploy.servers.FreePort;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With an engine that answers what it is told to. */
class NewGameCommandTest {
  private static final String OPENED = "{\"gameId\":\"sv-1\",\"version\":7,\"commitment\":\"ab\"}";

  /** What the engine was asked. */
  private record Asked(String what, Object body, String token) {}

  /** What it answers, by path. */
  private record Answer(int status, String body) {}

  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Map<String, Answer> answers = new HashMap<>();
  private final List<Asked> asked = new ArrayList<>();
  private HttpServer engine;
  private LockHolder owner;

  @BeforeEach
  void an_engine_that_runs() throws IOException {
    engine = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    engine.createContext("/", this::answer);
    engine.start();
    owner = LockHolder.owning(directory);
    SigningKey.readOrMake(data().signingKey());
    isUpAt(address());
    answers.put("/internal/games", new Answer(201, OPENED));
  }

  @AfterEach
  void it_ends() {
    engine.stop(0);
    owner.close();
  }

  @Test
  void it_asks_the_engine_as_an_operator_for_what_was_typed()
      throws IOException, InterruptedException {
    newGame("salvage", "Ann", "fast=true", "rounds=-3", "map=x=1", "bob", "id=007", "--private");

    assertThat(asked.get(0).what()).isEqualTo("POST /internal/games");
    assertThat(Json.write(asked.get(0).body()))
        .isEqualTo(
            "{\"game\":\"salvage\","
                + "\"players\":[{\"account\":\"ann\",\"name\":\"Ann\"},{\"account\":\"bob\",\"name\":\"bob\"}],"
                + "\"options\":{\"fast\":true,\"rounds\":-3,\"map\":\"x=1\",\"id\":\"007\"},"
                + "\"visibility\":\"private\"}");
    assertThat(Json.text(claims(asked.get(0).token()), "scope")).contains("operate");
    assertThat(Json.text(claims(asked.get(0).token()), "iss")).contains("http://localhost:9000");
  }

  @Test
  void a_game_is_public_unless_it_is_said() throws IOException, InterruptedException {
    newGame("salvage", "ann", "bob");

    assertThat(Json.text(asked.get(0).body(), "visibility")).contains("public");
  }

  @Test
  void quiet_prints_the_id_alone() throws IOException, InterruptedException {
    assertThat(newGame("salvage", "ann", "bob", "--quiet")).isEqualTo(ExitCode.DONE);

    assertThat(said()).isEqualTo("sv-1" + System.lineSeparator());
    assertThat(asked).hasSize(1);
  }

  @Test
  void every_player_gets_lines_to_paste_with_a_move_that_may_be_made()
      throws IOException, InterruptedException {
    answers.put(
        "/v1/games/sv-1/options",
        new Answer(
            200,
            """
            {"options":[{"move":{"type":"pass","why":"it's late"},"choose":[]}]}"""));

    newGame("salvage", "ann", "Bob");

    String url = address() + "/v1/games/sv-1";
    assertThat(said().lines().filter(line -> line.startsWith("TOKEN")))
        .containsExactly(
            "TOKEN=$(./starpost token ann --data '" + directory + "')",
            "TOKEN=$(./starpost token Bob --data '" + directory + "')");
    assertThat(said())
        .contains("Game sv-1 is open.")
        .contains("curl -i -H \"Authorization: Bearer $TOKEN\" " + url + System.lineSeparator())
        .contains(url + "/options" + System.lineSeparator())
        .contains(
            "-H 'If-Match: \"7\"'",
            "-H \"Idempotency-Key: ann-$(date +%s)\"",
            "-d '{\"move\":{\"type\":\"pass\",\"why\":\"it'\\''s late\"}}' " + url + "/moves");
    assertThat(Json.text(claims(asked.get(1).token()), "sub")).contains("ann");
    assertThat(Json.text(claims(asked.get(2).token()), "sub")).contains("bob");
  }

  @Test
  void a_player_who_has_nothing_to_do_yet_gets_a_place_for_a_move()
      throws IOException, InterruptedException {
    assertThat(newGame("salvage", "ann")).isEqualTo(ExitCode.DONE);

    assertThat(said()).contains("-d '{\"move\":{...}}'");
  }

  @Test
  void what_the_engine_objects_to_is_said_in_its_words() {
    answers.put(
        "/internal/games",
        new Answer(422, "{\"status\":422,\"title\":\"Players\",\"detail\":\"Salvage takes two\"}"));
    assertRefused("Salvage takes two.");

    answers.put("/internal/games", new Answer(503, "{\"title\":\"Busy.\"}"));
    assertRefused("Busy.");
  }

  @Test
  void an_answer_without_words_is_said_by_its_status() {
    for (String body : List.of("", "<html>", "{}", "[]")) {
      answers.put("/internal/games", new Answer(500, body));
      assertRefused(
          "The engine at %s answered with status 500 and no word that this command understands; ./starpost logs engine-1 may say more."
              .formatted(address()));
    }
    answers.put("/internal/games", new Answer(201, "{\"version\":1}"));
    assertThatThrownBy(() -> newGame("salvage", "ann"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("has no gameId");
  }

  @Test
  void an_engine_that_is_away_is_said_to_be() throws IOException {
    isUpAt("http://127.0.0.1:" + FreePort.any());

    assertThatThrownBy(() -> newGame("salvage", "ann"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("does not answer", "./starpost status");
  }

  @Test
  void where_nothing_runs_it_says_how_to_start() {
    owner.close();

    assertThatThrownBy(() -> newGame("salvage", "ann"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("not running", "./starpost up");
  }

  @Test
  void what_makes_no_sense_is_not_asked() {
    for (List<String> words :
        List.of(
            List.<String>of(),
            List.of("salvage"),
            List.of("salvage", "fast=true"),
            List.of("salvage", "an n"),
            List.of("salvage", "ann", "ANN"))) {
      assertThatThrownBy(() -> newGame(words.toArray(String[]::new)))
          .isInstanceOfSatisfying(
              Refused.class, refused -> assertThat(refused.exitCode()).isEqualTo(ExitCode.MISUSED));
    }
    assertThat(asked).isEmpty();
  }

  private void assertRefused(String sentence) {
    assertThatThrownBy(() -> newGame("salvage", "ann"))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.exitCode()).isEqualTo(ExitCode.FAILED))
        .hasMessage(sentence);
  }

  private int newGame(String... words) throws IOException, InterruptedException {
    Checkout checkout = new Checkout(Path.of("/checkout"), Map.of());
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    Stream<String> where = Stream.of("--data", directory.toString());
    return new NewGameCommand(checkout, console)
        .run(Stream.concat(Stream.of(words), where).toList());
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      asked.add(
          new Asked(
              exchange.getRequestMethod() + " " + path,
              body.isEmpty() ? null : Json.read(body),
              exchange.getRequestHeaders().getFirst("Authorization").replace("Bearer ", "")));
      Answer answer = answers.getOrDefault(path, new Answer(409, "{\"detail\":\"Wait.\"}"));
      byte[] bytes = answer.body().getBytes(UTF_8);
      exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private void isUpAt(String address) throws IOException {
    RunNote.Server server = new RunNote.Server("engine-1", "here", Optional.empty(), address);
    data().write(new RunNote(owner.process(), Instant.EPOCH, 9000, true, List.of(server)));
  }

  private String address() {
    return "http://127.0.0.1:" + engine.getAddress().getPort();
  }

  private DataDirectory data() {
    return new DataDirectory(directory);
  }

  private String said() {
    return said.toString(UTF_8);
  }

  private static Object claims(String token) {
    String claims = token.split("\\.", -1)[1];
    return Json.read(new String(Base64.getUrlDecoder().decode(claims), UTF_8));
  }
}
