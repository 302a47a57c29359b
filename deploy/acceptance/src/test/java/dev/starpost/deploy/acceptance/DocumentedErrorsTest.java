package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.starpost.deploy.acceptance.ApiDocument.Operation;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Every error that the document threatens with really occurs. Most have been met by the time this
 * comes; what needs its own circumstances is brought about here, and the few that no client can
 * bring about at a healthy platform are shown where it is not healthy.
 */
@Order(Integer.MAX_VALUE)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@ExtendWith(Platform.class)
@Tag("system")
class DocumentedErrorsTest {
  private static final int TOO_LARGE = 300_000;

  /** By status, or by operation and status: the test that shows it. */
  private static final Map<String, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry("429", "gateway-service/src/test/java/dev/starpost/gateway/LimitsTest.java"),
          Map.entry(
              "501",
              "lobby-service/src/test/java/dev/starpost/lobby/identity/issuer/ExternalIssuerTest.java"),
          Map.entry("503", "gateway-service/src/test/java/dev/starpost/gateway/TroubleTest.java"),
          Map.entry(
              "block 409",
              "lobby-service/src/test/java/dev/starpost/lobby/identity/block/BlockResourceTest.java"),
          Map.entry(
              "makeWebhook 409",
              "notification-service/src/test/java/dev/starpost/notification/webhook/WebhookTest.java"),
          Map.entry(
              "makeToken 409",
              "lobby-service/src/test/java/dev/starpost/lobby/identity/token/TokenResourceTest.java"),
          Map.entry(
              "signOut 409",
              "lobby-service/src/test/java/dev/starpost/lobby/identity/issuer/ExternalIssuerTest.java"),
          Map.entry(
              "makeChallenge 409",
              "matchmaking-service/app/src/test/java/dev/starpost/matchmaking/challenge/ChallengeResourceTest.java"),
          Map.entry(
              "acceptChallenge 409",
              "matchmaking-service/app/src/test/java/dev/starpost/matchmaking/challenge/ChallengeResourceTest.java"),
          Map.entry(
              "declineChallenge 409",
              "matchmaking-service/app/src/test/java/dev/starpost/matchmaking/challenge/ChallengeResourceTest.java"),
          Map.entry(
              "withdrawChallenge 409",
              "matchmaking-service/app/src/test/java/dev/starpost/matchmaking/challenge/ChallengeResourceTest.java"));

  @Test
  @Order(1)
  void bodies_that_are_too_large_or_in_another_form_are_refused_everywhere(Door door) {
    Visitor ann = Visitor.guest(door);
    for (Operation operation : ApiDocument.of(door).operations()) {
      Request request = Request.of(operation.method(), operation.anyPath());
      if (operation.statuses().contains(413)) {
        Answer answer = ann.call(sending(request, "application/json", new byte[TOO_LARGE]));
        assertThat(answer.problem()).as(operation.id()).isEqualTo("too-large");
        Seen.note(operation, answer.status());
      }
      if (operation.statuses().contains(415)) {
        Answer answer = ann.call(sending(request, "text/plain", new byte[] {'x'}));
        assertThat(answer.problem()).as(operation.id()).isEqualTo("unsupported-media-type");
        Seen.note(operation, answer.status());
      }
    }
  }

  @Test
  @Order(2)
  void what_does_not_fit_the_table_is_refused(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String open = "/v1/tables/" + ann.openTable(Map.of()).path("id").asText();
    String full = "/v1/tables/" + ann.openTable(Map.of()).path("id").asText();
    String gameId = bob.joinAndAwaitGame(full.substring("/v1/tables/".length()), Map.of());

    expect("takeSeat", 409, "already-seated", ann.post(open + "/seats", Map.of()));
    expect("startTable", 409, "too-few-players", ann.post(open + "/start", Map.of()));
    expect("cancelTable", 409, "table-closed", ann.delete(full));
    expect("leaveTable", 409, "table-closed", bob.delete(full + "/seats/me"));
    expect("kick", 409, "table-closed", ann.delete(full + "/seats/2"));
    expect("kick", 422, "kicked-yourself", ann.delete(open + "/seats/1"));
    expect("kick", 403, "not-the-owner", bob.delete(open + "/seats/1"));
    expect(
        "invite",
        409,
        "already-seated",
        ann.post(open + "/invitations", Map.of("player", ann.name())));
    expect(
        "takeSeat",
        422,
        "bad-entropy",
        bob.post(open + "/seats", Map.of("entropy", "x".repeat(201))));
    expect("invite", 422, "idempotency-key-reused", reused(ann, open + "/invitations", bob.name()));
    expect("rematch", 409, "game-running", ann.post("/v1/games/" + gameId + "/rematch", Map.of()));
    Answer opened = ann.post("/v1/tables", Map.of("game", "salvage"));
    while (opened.status() == 201) {
      opened = ann.post("/v1/tables", Map.of("game", "salvage"));
    }
    expect("openTable", 409, "too-many-tables", opened);
  }

  @Test
  @Order(2)
  void who_cannot_be_let_in_is_told_why(Door door) {
    Request guest = Request.of("POST", "/v1/guests");
    expect("beGuest", 422, "bad-language", door.call(guest.sending(Map.of("language", "?"))));
    Request account = Request.of("POST", "/v1/accounts");
    Map<String, Object> nobody =
        Map.of("name", "?", "email", "nobody@example.org", "password", "correct horse staple");
    expect("register", 422, "bad-name", door.call(account.sending(nobody)));
  }

  @Test
  @Order(2)
  void what_does_not_fit_the_game_is_refused(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String table = ann.openTable(Map.of()).path("id").asText();
    String gameId = bob.joinAndAwaitGame(table, Map.of());
    String game = "/v1/games/" + gameId;

    expect("move", 422, "illegal-move", play(ann, game + "/moves", 1, "fly"));
    expect("undo", 422, "illegal-move", play(ann, game + "/undo", 1, ""));
    while (ann.get(game).json().path("version").asLong() < 8) {
      ann.moveSomehow(gameId);
      bob.moveSomehow(gameId);
    }
    expect("move", 412, "stale-version", play(awaited(ann, bob, game), game + "/moves", 1, "fly"));
    expect("undo", 412, "stale-version", play(awaited(ann, bob, game), game + "/undo", 1, ""));
    expect("say", 422, "bad-message", ann.post(game + "/chat", Map.of("text", " ")));
    expect(
        "writeNotes",
        422,
        "bad-notes",
        ann.call(Request.of("PUT", game + "/notes").sending(Map.of("text", "x".repeat(20_001)))));
    Request notes = Request.of("PUT", game + "/notes").sending(Map.of("text", "bluff"));
    expect("writeNotes", 412, "stale-version", ann.call(notes.with("If-Match", "\"77\"")));
    expect("exportGame", 409, "game-running", ann.get(game + "/export"));
    expect("resign", 412, "stale-version", play(ann, game + "/resignation", 1, ""));
    play(ann, game + "/resignation", version(ann, game), "");
    long over = version(ann, game);
    expect("move", 409, "nothing-asked", play(ann, game + "/moves", over, "fly"));
    expect("undo", 422, "illegal-move", play(ann, game + "/undo", over, ""));
    expect("resign", 422, "illegal-move", play(ann, game + "/resignation", over, ""));
    expect("cancel", 409, "game-over", play(ann, game + "/cancellation", over, ""));
    expect("takeBackSeat", 409, "game-over", play(ann, game + "/seats/1", over, ""));
  }

  @Test
  @Order(2)
  void a_key_is_for_one_wish(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String key = UUID.randomUUID().toString();
    String first = "/v1/games/" + finished(ann, bob);
    String second = "/v1/games/" + finished(ann, bob);

    expect("rematch", 201, "", keyed(ann, first + "/rematch", key));
    expect("rematch", 422, "idempotency-key-reused", keyed(ann, second + "/rematch", key));
    String running = bob.joinAndAwaitGame(ann.openTable(Map.of()).path("id").asText(), Map.of());
    String game = "/v1/games/" + running;
    expect("undo", 422, "illegal-move", keyed(ann, game + "/undo", key));
    expect("resign", 422, "idempotency-key-reused", keyed(ann, game + "/resignation", key));
    expect("cancel", 422, "idempotency-key-reused", keyed(ann, game + "/cancellation", key));
    expect("takeBackSeat", 422, "idempotency-key-reused", keyed(ann, game + "/seats/1", key));
    expect(
        "block",
        422,
        "blocked-yourself",
        ann.call(Request.of("PUT", "/v1/me/blocks/" + ann.name())));
    Person person = Person.registered(door);
    Request signIn = Request.of("POST", "/v1/sessions").with("Idempotency-Key", key);
    expect("signIn", 201, "", door.call(signIn.sending(person.credentials(false))));
    expect(
        "signIn",
        422,
        "idempotency-key-reused",
        door.call(signIn.sending(person.credentials(true))));
  }

  @Test
  @Order(2)
  void what_cannot_be_told_is_refused(Door door) {
    Visitor ann = Visitor.guest(door);
    Request preferences = Request.of("PUT", "/v1/me/notifications");
    Map<String, Object> now = Door.map(ann.get("/v1/me/notifications").json());
    expect("putNotifications", 400, "malformed-request", ann.call(preferences.sending(Map.of())));
    now.put("remindBeforeHours", 1_000);
    expect("putNotifications", 422, "bad-reminder", ann.call(preferences.sending(now)));
    expect(
        "streamNews",
        406,
        "not-acceptable",
        ann.call(Request.of("GET", "/v1/me/stream").with("Accept", "image/png")));
    expect(
        "makeWebhook",
        422,
        "bad-webhook-url",
        ann.post("/v1/webhooks", Map.of("url", "ftp://x", "events", List.of("your-turn"))));
    String webhook = "/v1/webhooks/none";
    expect("getWebhook", 404, "no-such-webhook", ann.get(webhook));
    expect("endWebhook", 404, "no-such-webhook", ann.delete(webhook));
    expect("testWebhook", 404, "no-such-webhook", ann.post(webhook + "/test", Map.of()));
    expect("listDeliveries", 404, "no-such-webhook", ann.get(webhook + "/deliveries"));
    expect("listDeliveries", 400, "malformed-request", ann.get(webhook + "/deliveries?limit=none"));
  }

  @Test
  @Order(2)
  void what_nobody_can_wait_for_is_refused(Door door) {
    Visitor ann = Person.registered(door).signIn();
    Visitor bob = Person.registered(door).signIn();
    Map<String, Object> wish =
        Map.of(
            "game",
            "salvage",
            "seats",
            Map.of("min", 2, "max", 2),
            "clock",
            Map.of("kind", "per-move", "move", "PT7777M"));
    expect("queueTicket", 422, "unknown-game", ann.post("/v1/tickets", Map.of("game", "chess")));
    Answer queued = ann.post("/v1/tickets", wish);
    expect("queueTicket", 201, "", queued);
    expect("queueTicket", 409, "already-queued", ann.post("/v1/tickets", wish));
    expect("queueTicket", 201, "", bob.post("/v1/tickets", wish));
    String ticket = "/v1/tickets/" + queued.json().path("id").asText();
    Eventually.get("they play", () -> ann.get(ticket).json().path("gameId").asText());
    expect("cancelTicket", 409, "ticket-matched", ann.delete(ticket));
    expect("cancelTicket", 404, "no-such-ticket", ann.delete("/v1/tickets/none"));
    expect("getTicket", 404, "no-such-ticket", bob.get(ticket));
    expect("listTickets", 400, "malformed-request", ann.get("/v1/tickets?limit=none"));
  }

  @Test
  @Order(2)
  void whoever_cannot_be_challenged_is_not(Door door) {
    Visitor ann = Person.registered(door).signIn();
    String none = "/v1/challenges/none";
    expect(
        "makeChallenge",
        404,
        "no-such-player",
        ann.post("/v1/challenges", Map.of("player", "nobody at all", "game", "salvage")));
    expect(
        "makeChallenge",
        422,
        "unknown-game",
        ann.post("/v1/challenges", Map.of("player", "nobody at all", "game", "chess")));
    expect("getChallenge", 404, "no-such-challenge", ann.get(none));
    expect("withdrawChallenge", 404, "no-such-challenge", ann.delete(none));
    expect("acceptChallenge", 404, "no-such-challenge", ann.post(none + "/acceptance", Map.of()));
    expect("declineChallenge", 404, "no-such-challenge", ann.post(none + "/refusal", Map.of()));
    expect("listChallenges", 400, "malformed-request", ann.get("/v1/challenges?limit=none"));
  }

  /** A game that one of the two has given up at once. */
  private static String finished(Visitor ann, Visitor bob) {
    String table = ann.openTable(Map.of()).path("id").asText();
    String game = bob.joinAndAwaitGame(table, Map.of());
    play(bob, "/v1/games/" + game + "/resignation", 1, "");
    Eventually.holds(
        "the lobby knows that it is over",
        () -> ann.get("/v1/games?state=finished&limit=100").text().contains(game));
    return game;
  }

  private static Answer keyed(Visitor visitor, String path, String key) {
    return visitor.call(
        Request.of("POST", path).with("Idempotency-Key", key).with("If-Match", "\"1\""));
  }

  @Test
  @Order(3)
  void nothing_else_is_documented(Door door) throws IOException {
    Set<String> seen = Seen.answers();
    assumeTrue(seen.contains("listTables 400"), "needs the other tests of this module before it");
    for (String test : ELSEWHERE.values()) {
      assertThat(Platform.checkout().resolve(Path.of(test))).exists();
    }
    for (Map.Entry<String, String> entry : ELSEWHERE.entrySet()) {
      String status = entry.getKey().substring(entry.getKey().lastIndexOf(' ') + 1);
      assertThat(Files.readString(Platform.checkout().resolve(entry.getValue())))
          .as(entry.getValue())
          .contains(status);
    }

    Set<String> never = new TreeSet<>();
    for (Operation operation : ApiDocument.of(door).operations()) {
      for (int status : operation.statuses()) {
        String answer = operation + " " + status;
        if (status >= 400
            && !seen.contains(answer)
            && !ELSEWHERE.containsKey(answer)
            && !ELSEWHERE.containsKey(Integer.toString(status))) {
          never.add(answer);
        }
      }
    }
    assertThat(never).as("documented, and never met").isEmpty();
  }

  private static void expect(String operation, int status, String problem, Answer answer) {
    assertThat(answer.problem()).as(operation + ": " + answer.text()).isEqualTo(problem);
    assertThat(answer.status()).as(operation).isEqualTo(status);
    Seen.note(operation, status);
  }

  private static Request sending(Request request, String form, byte[] body) {
    return new Request(request.method(), request.path(), Map.of(), Optional.of(body))
        .with("Content-Type", form)
        .with("Idempotency-Key", UUID.randomUUID().toString());
  }

  /** The same key for another wish. */
  private static Answer reused(Visitor visitor, String path, String player) {
    Request request =
        Request.of("POST", path).with("Idempotency-Key", UUID.randomUUID().toString());
    visitor.call(request.sending(Map.of("player", player)));
    return visitor.call(request.sending(Map.of("player", visitor.name())));
  }

  private static long version(Visitor visitor, String game) {
    return visitor.get(game).json().path("version").asLong();
  }

  private static Visitor awaited(Visitor ann, Visitor bob, String game) {
    return ann.get(game + "/options").json().path("options").isEmpty() ? bob : ann;
  }

  private static Answer play(Visitor visitor, String path, long version, String move) {
    Request request =
        Request.of("POST", path)
            .with("Idempotency-Key", UUID.randomUUID().toString())
            .with("If-Match", "\"" + version + "\"");
    return visitor.call(
        move.isEmpty() ? request : request.sending(Map.of("move", Map.of("type", move))));
  }
}
