package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player's day with the real engine, by the real script. */
class EngineUpTest {
  @TempDir Path temporary;
  private final Ports ports = FreePorts.find();
  private final HttpClient http = HttpClient.newHttpClient();
  private LocalStarpost here;

  @BeforeEach
  void a_place_of_its_own() {
    here = new LocalStarpost(temporary.resolve("some data"), ports);
  }

  @AfterEach
  void nothing_is_left() throws IOException, InterruptedException {
    here.run("down").expect(0);
    StarpostProcess.await(() -> here.leftBehind().isEmpty());
  }

  @Test
  void a_game_is_played_at_any_engine_and_outlives_a_restart()
      throws IOException, InterruptedException {
    here.run("token", "ann").expect(1).saying("not running", "./starpost up");
    here.run("new-game", "salvage", "ann", "bob").expect(1).saying("not running");

    here.up("--detach", "--engines", "2").end().expect(0).saying("Starpost is up");
    String ann = token("ann");
    String game = newGame("ann", "bob");
    assertThat(look(1, game, "").statusCode()).isEqualTo(401);
    long opened = version(look(1, game, ann));

    long moved = version(move(1, game, ann, opened));

    assertThat(moved).isGreaterThan(opened);
    awaitVersion(2, game, ann, moved);
    long answered = version(move(2, game, token("bob"), moved));
    awaitVersion(1, game, ann, answered);

    here.run("down").expect(0);
    here.up("--detach").end().expect(0).saying("Starpost is up");

    // The key is the same, so the token is still good.
    assertThat(version(look(1, game, ann))).isEqualTo(answered);
  }

  @Test
  void what_is_printed_can_be_pasted() throws IOException, InterruptedException {
    here.up("--detach").end().expect(0);
    String printed = here.run("new-game", "salvage", "ann", "bob").expect(0).output();
    String ofAnn =
        printed
            .lines()
            .dropWhile(line -> !line.startsWith("TOKEN="))
            .takeWhile(line -> !line.isBlank())
            .collect(Collectors.joining("\n"));

    Process shell =
        new ProcessBuilder("sh", "-c", ofAnn)
            .directory(StarpostProcess.checkout().toFile())
            .redirectErrorStream(true)
            .start();
    String answers = new String(shell.getInputStream().readAllBytes(), UTF_8);

    assertThat(answers.split("HTTP/1.1 200", -1)).as(answers).hasSize(4);
  }

  @Test
  void what_the_engine_does_not_take_is_said_in_its_words()
      throws IOException, InterruptedException {
    here.up("--detach").end().expect(0);

    assertThat(here.run("new-game", "chess", "ann", "bob").expect(1).output())
        .startsWith("starpost: ")
        .contains("chess");
    assertThat(here.run("new-game", "salvage", "ann").expect(1).output())
        .startsWith("starpost: ")
        .doesNotContain("status 422");
    assertThat(here.run("new-game", "salvage", "ann", "bob", "no-such=1").expect(1).output())
        .startsWith("starpost: ")
        .contains("no-such");
  }

  @Test
  void an_engine_that_is_killed_comes_back_with_its_games()
      throws IOException, InterruptedException {
    StarpostProcess up = here.up("--engines", "2").awaitSaying("Starpost is up");
    String ann = token("ann");
    String game = newGame("ann", "bob");
    long moved = version(move(1, game, ann, version(look(1, game, ann))));

    here.processOf("engine-1").destroyForcibly();

    up.awaitSaying("engine-1 has died").awaitSaying("engine-1 is ready again.");
    here.run("status").expect(0).saying("engine-1");
    assertThat(version(look(1, game, ann))).isEqualTo(moved);
    assertThat(version(move(1, game, token("bob"), moved))).isGreaterThan(moved);
    up.interrupt();
    up.end().saying("Stopping the engines", "Stopped.");
  }

  @Test
  void whoever_stops_it_while_engines_start_leaves_nothing()
      throws IOException, InterruptedException {
    StarpostProcess interrupted = here.up("--engines", "2").awaitSaying("starting engine-");
    interrupted.interrupt();
    interrupted.end();
    assertThat(here.leftBehind()).isEmpty();

    StarpostProcess killed = here.up("--engines", "2").awaitSaying("starting engine-");
    StarpostProcess.await(() -> !engines().isEmpty());
    List<ProcessHandle> processes = here.note().processes();
    killed.kill();
    here.run("down").expect(0);
    assertThat(processes).noneMatch(ProcessHandle::isAlive);

    StarpostProcess again = here.up("--engines", "2").awaitSaying("Starpost is up");
    again.kill();
    here.up("--detach", "--engines", "2").end().expect(0).saying("Starpost is up");
  }

  private List<RunNote.Server> engines() throws IOException {
    return here.note().servers().stream().filter(RunNote.Server::isEngine).toList();
  }

  private String token(String name) throws IOException, InterruptedException {
    return here.run("token", name).expect(0).output().strip();
  }

  private String newGame(String first, String second) throws IOException, InterruptedException {
    return here.run("new-game", "salvage", first, second, "--quiet").expect(0).output().strip();
  }

  private HttpResponse<String> look(int engine, String game, String token)
      throws IOException, InterruptedException {
    return send(request(engine, "/v1/games/" + game, token));
  }

  /** Whatever the game offers first. */
  private HttpResponse<String> move(int engine, String game, String token, long version)
      throws IOException, InterruptedException {
    String path = "/v1/games/" + game;
    HttpResponse<String> options = send(request(engine, path + "/options", token));
    Object move = SampleMove.from(Json.read(options.body())).orElseThrow();
    return send(
        request(engine, path + "/moves", token)
            .header("Content-Type", "application/json")
            .header("If-Match", "\"" + version + "\"")
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .POST(BodyPublishers.ofString("{\"move\":" + Json.write(move) + "}")));
  }

  private void awaitVersion(int engine, String game, String token, long version)
      throws IOException, InterruptedException {
    StarpostProcess.await(
        () -> {
          try {
            return version(look(engine, game, token)) == version;
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
        });
  }

  private static long version(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return (Long) Json.field(Json.read(answer.body()), "version").orElseThrow();
  }

  private HttpRequest.Builder request(int engine, String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + ports.engine(engine) + path));
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(request.build(), BodyHandlers.ofString());
  }
}
