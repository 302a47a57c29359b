package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.faults.platform.Await;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Reply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Bots play among themselves while engines are killed: nobody else would move in their place. */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class BotsTest {
  private static final int GAMES = 8;
  private static final int SOME_MOVES = 20;
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  @Test
  void every_game_comes_to_its_end_whichever_engine_is_killed(Platform platform) throws Exception {
    Api api = new Api(platform);
    List<String> games = new ArrayList<>();
    while (games.size() < GAMES) {
      api.startOfBots(api.anyEngine(), List.of("random", "greedy", "strong"))
          .filter(Reply::isOk)
          .ifPresent(started -> games.add(started.body().get("gameId").asText()));
    }
    for (Engine engine : platform.engines()) {
      long before = versions(api, games);
      engine.kill();
      Await.until(
          PATIENCE,
          () -> "bots stand still without " + engine.name(),
          () -> versions(api, games) >= before + SOME_MOVES || running(api, games) == 0);
      engine.start();
      engine.awaitReady();
    }
    Await.until(PATIENCE, () -> "bots do not finish", () -> running(api, games) == 0);

    for (String game : games) {
      Reply last = shown(api, game, "/events?limit=200");
      assertThat(last.body().get("history"))
          .as("each question was answered once, and every answer is a version")
          .hasSize((int) last.version());
    }
  }

  private static long versions(Api api, List<String> games) throws InterruptedException {
    long all = 0;
    for (String game : games) {
      all += shown(api, game, "").version();
    }
    return all;
  }

  private static int running(Api api, List<String> games) throws InterruptedException {
    int running = 0;
    for (String game : games) {
      running += shown(api, game, "").body().path("status").asText().equals("finished") ? 0 : 1;
    }
    return running;
  }

  /** By whichever engine answers. */
  private static Reply shown(Api api, String game, String path) throws InterruptedException {
    while (true) {
      Optional<Reply> reply = api.get(api.anyEngine(), "/v1/games/" + game + path, "watcher");
      if (reply.filter(Reply::isOk).isPresent()) {
        return reply.get();
      }
    }
  }
}
