package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Programs that hold no connection open, and are called when there is something to do. */
@ExtendWith(Platform.class)
@Tag("system")
class WebhookBotTest {
  private static final int CALLS_BEFORE_THE_KILL = 4;

  @TempDir Path directory;

  /** Whatever was lost would leave the game waiting for ever. */
  @Test
  void bots_that_only_wait_to_be_called_play_a_whole_game_though_the_caller_is_killed(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    try (Receiver anns = new Receiver();
        Receiver bobs = new Receiver()) {
      webhook(ann, anns);
      webhook(bob, bobs);
      String table = ann.openTable(Map.of()).path("id").asText();
      bob.post("/v1/tables/" + table + "/seats", Map.of());

      Thread second = new Thread(() -> play(bob, bobs, Optional.empty()), "bob");
      second.start();
      play(ann, anns, notificationProcess());
      second.join();

      String game = ann.get("/v1/tables/" + table).json().path("gameId").asText();
      assertThat(ann.get("/v1/games/" + game).json().path("status").asText()).isEqualTo("finished");
      assertNothingWasToldTwice(anns);
      assertNothingWasToldTwice(bobs);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode webhook(Visitor who, Receiver receiver) {
    Answer made =
        who.post(
            "/v1/webhooks",
            Map.of("url", receiver.url(), "events", List.of("your-turn", "game-over")));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private static void play(Visitor who, Receiver receiver, Optional<ProcessHandle> killed) {
    int calls = 0;
    JsonNode event = receiver.next().json();
    while (event.path("type").asText().equals("your-turn")) {
      who.moveSomehow(event.at("/data/gameId").asText());
      calls++;
      if (calls == CALLS_BEFORE_THE_KILL) {
        killed.ifPresent(ProcessHandle::destroyForcibly);
      }
      event = receiver.next().json();
    }
    assertThat(event.path("type").asText()).isEqualTo("game-over");
  }

  /** The same event may come again, but under the same id. */
  private static void assertNothingWasToldTwice(Receiver receiver) {
    Map<String, String> events = new HashMap<>();
    for (Receiver.Call call : receiver.all()) {
      JsonNode event = call.json();
      String what = event.path("type").asText() + event.at("/data/version").asText();
      assertThat(events.putIfAbsent(what, call.id())).as(what).isIn(null, call.id());
    }
  }

  /** Of the platform that these tests have started; none if it was running before. */
  private static Optional<ProcessHandle> notificationProcess() {
    return ProcessHandle.current()
        .descendants()
        .filter(
            process ->
                process
                    .info()
                    .commandLine()
                    .filter(line -> line.contains("notification"))
                    .isPresent())
        .findFirst();
  }

  @Test
  void the_check_of_the_guide_takes_what_is_real_and_nothing_else(Door door) throws Exception {
    assumeTrue(Programs.run("python3", "--version"), "needs python3 on the PATH");
    Visitor ann = Visitor.guest(door);
    try (Receiver receiver = new Receiver()) {
      JsonNode webhook = webhook(ann, receiver);
      String id = webhook.path("id").asText();
      assertThat(ann.post("/v1/webhooks/" + id + "/test", Map.of()).status()).isEqualTo(200);
      Receiver.Call call = receiver.next();
      Path body = Files.writeString(directory.resolve("body"), call.body());
      String secret = webhook.path("secret").asText();

      assertThat(check(secret, call, call.timestamp(), body)).isTrue();
      assertThat(check(secret, call, "1614265330", body)).isFalse();
      assertThat(check(secret.replace("whsec_", "whsec_AAAA"), call, call.timestamp(), body))
          .isFalse();
      Files.writeString(body, "{}");
      assertThat(check(secret, call, call.timestamp(), body)).isFalse();
    }
  }

  private boolean check(String secret, Receiver.Call call, String timestamp, Path body)
      throws Exception {
    String guide = Files.readString(Platform.checkout().resolve("docs/api/guide.md"));
    int from = guide.indexOf("def is_from_starpost");
    String function = guide.substring(from, guide.indexOf("```", from));
    assertThat(function.lines()).hasSizeLessThanOrEqualTo(10);
    Path program =
        Files.writeString(
            directory.resolve("check.py"),
            """
            import base64, hashlib, hmac, sys, time
            %s
            secret, id, timestamp, signature, path = sys.argv[1:]
            headers = {"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature}
            sys.exit(0 if is_from_starpost(secret, headers, open(path, "rb").read()) else 1)
            """
                .formatted(function));
    List<String> command =
        new ArrayList<>(List.of("python3", program.toString(), secret, call.id(), timestamp));
    command.addAll(List.of(call.signature(), body.toString()));
    return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
  }
}
