package dev.starpost.deploy.launcher.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.FreePorts;
import dev.starpost.deploy.launcher.LocalStarpost;
import dev.starpost.deploy.launcher.StarpostProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A player's day with the real platform, by the real script. One Starpost serves all of these
 * tests: what one of them kills comes back.
 */
@Tag("system")
class PlatformTest {
  private static final int SIGINT_EXIT = 130;
  private static final List<String> BACKING_SERVERS = List.of("Kafka", "PostgreSQL", "MongoDB");

  @TempDir static Path temporary;
  private static LocalStarpost here;
  private static StarpostProcess up;

  @BeforeAll
  static void it_is_up() throws IOException, InterruptedException {
    here = new LocalStarpost(temporary.resolve("some data"), FreePorts.find());
    up = here.up("--engines", "2");
    up.awaitSaying("Starpost is up");
  }

  @AfterAll
  static void ctrl_c_stops_everything() throws IOException, InterruptedException {
    up.interrupt();
    up.end().expect(SIGINT_EXIT).saying("Stopping the services", "Stopping the servers");
    assertThat(here.leftBehind()).isEmpty();
  }

  @Test
  void a_guest_is_known_to_every_service_behind_the_one_door()
      throws IOException, InterruptedException {
    String token = here.guest();

    assertThat(here.get("/v1/me", token).statusCode()).isEqualTo(200);
    assertThat(here.get("/v1/me", "").statusCode()).isEqualTo(401);
    // Not found, but not unknown: the engine has taken the lobby's keys.
    assertThat(here.get("/v1/games/sal-none", token).statusCode()).isEqualTo(404);
    assertThat(here.get("/v1/games/sal-none", "").statusCode()).isEqualTo(401);
    assertThat(here.get("/v1/catalog", "").body()).contains("\"salvage\"");
    StarpostProcess.await(
        () -> {
          String description = here.get("/openapi", "").body();
          return description.contains("/v1/guests:") && description.contains("/v1/catalog:");
        });
    here.run("status")
        .expect(0)
        .saying(
            "engine-1", "engine-2", "gateway", "lobby", "notification", "rating", "matchmaking");
    assertThat(here.get("/v1/webhooks", "").statusCode()).isEqualTo(401);
  }

  @Test
  void the_demo_plays_a_game_to_its_end_and_keeps_it() throws IOException, InterruptedException {
    String game = here.run("demo", "--quiet").expect(0).output().strip();
    assertThat(here.get("/v1/games/" + game, here.guest()).body())
        .contains("\"status\":\"finished\"");

    here.run("demo").expect(0).saying("sits down", "./starpost verify");
    assertThat(here.data().resolve("demo")).isNotEmptyDirectory();
  }

  @Test
  void a_lobby_that_is_killed_comes_back_with_its_accounts()
      throws IOException, InterruptedException {
    String token = here.guest();
    String me = here.get("/v1/me", token).body();

    here.processOf("lobby").destroyForcibly();

    HttpResponse<String> away = here.awaitStatus(503, "/v1/me", token);
    assertThat(away.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(away.headers().firstValue("Retry-After")).isPresent();
    assertThat(here.get("/v1/catalog", "").statusCode()).isEqualTo(200);
    up.awaitSaying("lobby failed").awaitSaying("lobby is ready again.");
    assertThat(here.awaitStatus(200, "/v1/me", token).body()).isEqualTo(me);
  }

  @Test
  void mails_to_players_can_be_read_where_up_says() throws IOException, InterruptedException {
    up.awaitSaying("Mails to players are kept at");
    String mailbox = Environments.address(here.ports().notification()) + "/mailbox";
    HttpResponse<String> page =
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(URI.create(mailbox)).build(), BodyHandlers.ofString());
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("Mailbox");
    assertThat(here.get("/mailbox", "").statusCode()).isEqualTo(404);
  }

  @Test
  void an_engine_that_is_killed_is_missed_by_nobody_and_comes_back()
      throws IOException, InterruptedException {
    ProcessHandle engine = here.processOf("engine-1");
    engine.destroyForcibly();
    engine.onExit().join();

    for (int call = 0; call < 10; call++) {
      assertThat(here.get("/v1/catalog", "").statusCode()).isEqualTo(200);
    }
    up.awaitSaying("engine-1 failed").awaitSaying("engine-1 is ready again.");
    assertThat(Readiness.at(Environments.address(here.ports().engine(1)) + Readiness.PATH))
        .isTrue();
  }

  @Test
  void a_gateway_that_is_killed_comes_back() throws IOException, InterruptedException {
    String token = here.guest();

    here.processOf("gateway").destroyForcibly();

    up.awaitSaying("gateway failed").awaitSaying("gateway is ready again.");
    here.awaitStatus(200, "/v1/me", token);
  }

  @Test
  void backing_servers_that_are_killed_come_back_and_everything_works_again()
      throws IOException, InterruptedException {
    String token = here.guest();
    String me = here.get("/v1/me", token).body();

    for (String server : BACKING_SERVERS) {
      here.processOf(server).destroyForcibly();
    }

    for (String server : BACKING_SERVERS) {
      up.awaitSaying(server + " failed").awaitSaying(server + " is ready again.");
    }
    assertThat(here.awaitStatus(200, "/v1/me", token).body()).isEqualTo(me);
    here.run("demo", "--quiet").expect(0);
    String status = here.run("status").expect(0).output();
    for (String server : BACKING_SERVERS) {
      assertThat(status).containsPattern(server + " .* 1, last .* yes");
    }
  }
}
