package dev.starpost.idempotency;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@WithServers(Backing.POSTGRES)
class IdempotentRequestsTest {
  private static final String KEY = "key-of-ann-00000001";
  private static final String OTHER_KEY = "key-of-ann-00000002";
  private static final Map<String, String> REQUEST = Map.of("name", "salvage");
  private static final Map<String, String> OTHER_REQUEST = Map.of("name", "frontiers");

  private final SetClock clock = new SetClock();
  private TestDatabase database;
  private IdempotentRequests requests;

  @BeforeEach
  void connect(ServersForTest servers) throws Exception {
    database = new TestDatabase(servers);
    requests =
        new IdempotentRequests(
            database.responses(),
            new ObjectMapper().registerModule(new Jdk8Module()),
            database,
            clock);
  }

  private Response ask(String key, Object request, String name) {
    return ask("tables", "ann", key, request, name);
  }

  private Response ask(String operation, String who, String key, Object request, String name) {
    return requests.answer(operation, who, key, request, () -> made(name));
  }

  private CreationResponse made(String name) {
    return CreationResponse.at("/v1/tables/" + name, Map.of("secret", "s3cret-of-" + name))
        .with(new NewCookie.Builder("session").value(database.make(name)).build());
  }

  @Test
  void the_same_request_under_the_same_key_is_done_once_and_answered_alike() {
    Response first = ask(KEY, REQUEST, "one");
    Response again = ask(KEY, REQUEST, "two");

    assertThat(first.getStatus()).isEqualTo(201);
    assertThat(first.getHeaderString("Location")).isEqualTo("/v1/tables/one");
    assertThat(again.getStatus()).isEqualTo(first.getStatus());
    assertThat(again.getHeaders()).isEqualTo(first.getHeaders());
    assertThat(again.getHeaderString("Set-Cookie")).contains("one");
    assertThat(again.getEntity()).isEqualTo(first.getEntity());
    assertThat(database.made()).containsExactly("one");
  }

  @Test
  void another_request_under_the_same_key_is_refused_and_changes_nothing() {
    ask(KEY, REQUEST, "one");

    assertThatThrownBy(() -> ask(KEY, OTHER_REQUEST, "two")).hasMessage("idempotency-key-reused");
    assertThatThrownBy(() -> requests.answered("tables", "ann", KEY, OTHER_REQUEST))
        .hasMessage("idempotency-key-reused");
    assertThat(database.made()).containsExactly("one");
    assertThat(ask(KEY, REQUEST, "three").getHeaderString("Location")).isEqualTo("/v1/tables/one");
  }

  @Test
  void a_key_counts_for_one_account_and_one_operation() {
    ask("tables", "ann", KEY, REQUEST, "one");
    ask("tables", "bob", KEY, REQUEST, "two");
    ask("tickets", "ann", KEY, REQUEST, "three");
    ask("tables", "ann", OTHER_KEY, REQUEST, "four");

    assertThat(database.made()).containsExactly("four", "one", "three", "two");
  }

  @Test
  void without_a_key_each_request_is_done_and_nothing_is_stored() {
    ask(null, REQUEST, "one");
    ask(null, REQUEST, "two");

    assertThat(database.made()).containsExactly("one", "two");
    assertThat(database.stored()).isEmpty();
    assertThat(requests.answered("tables", "ann", null, REQUEST)).isEmpty();
  }

  @Test
  void a_key_that_could_be_guessed_is_refused() {
    assertThatThrownBy(() -> ask("short", REQUEST, "one")).hasMessage("bad-idempotency-key");
    assertThat(database.made()).isEmpty();
  }

  @Test
  void a_repetition_at_the_same_time_waits_for_the_response_of_the_first() throws Exception {
    CountDownLatch working = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    var first =
        CompletableFuture.supplyAsync(
            () ->
                requests.answer(
                    "tables",
                    "ann",
                    KEY,
                    REQUEST,
                    () -> {
                      working.countDown();
                      await(goOn);
                      return made("one");
                    }));
    await(working);
    var again = CompletableFuture.supplyAsync(() -> ask(KEY, REQUEST, "two"));
    database.awaitSomebodyWhoWaits();
    assertThat(again).isNotDone();
    goOn.countDown();

    assertThat(again.get(30, TimeUnit.SECONDS).getEntity())
        .isEqualTo(first.get(30, TimeUnit.SECONDS).getEntity());
    assertThat(database.made()).containsExactly("one");
  }

  private static void await(CountDownLatch latch) {
    try {
      if (!latch.await(30, TimeUnit.SECONDS)) {
        throw new AssertionError("it takes too long");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void after_a_day_the_key_is_as_good_as_new() {
    ask(KEY, REQUEST, "one");
    clock.goOn(Duration.ofHours(24).minusSeconds(1));
    assertThat(ask(KEY, REQUEST, "two").getHeaderString("Location")).isEqualTo("/v1/tables/one");

    clock.goOn(Duration.ofSeconds(1));
    assertThat(requests.answered("tables", "ann", KEY, REQUEST)).isEmpty();
    assertThat(ask(KEY, OTHER_REQUEST, "three").getHeaderString("Location"))
        .isEqualTo("/v1/tables/three");
    assertThat(ask(KEY, OTHER_REQUEST, "four").getHeaderString("Location"))
        .isEqualTo("/v1/tables/three");
  }

  @Test
  void a_response_may_be_given_again_for_a_shorter_time() {
    Duration kept = Duration.ofMinutes(1);
    requests.answerFor(kept, "guests", "net", KEY, REQUEST, () -> made("one"));
    clock.goOn(kept.minusSeconds(1));
    requests.answerFor(kept, "guests", "net", KEY, REQUEST, () -> made("two"));
    clock.goOn(Duration.ofSeconds(1));
    requests.answerFor(kept, "guests", "net", KEY, REQUEST, () -> made("three"));

    assertThat(database.made()).containsExactly("one", "three");
  }

  @Test
  void what_is_stored_says_nothing_without_the_key() {
    ask(KEY, REQUEST, "one");

    assertThat(database.stored())
        .singleElement()
        .asString()
        .doesNotContain(KEY, "ann", "salvage", "s3cret-of-one", hex(KEY), hex("s3cret-of-one"));
    String id = new IdempotencyKey(KEY).id("tables", "ann");
    byte[] sealed = database.responses().find(List.of(id)).get(id).sealed();
    assertThat(new String(new IdempotencyKey(KEY).open(sealed), UTF_8)).contains("s3cret-of-one");
    assertThatThrownBy(() -> new IdempotencyKey(OTHER_KEY).open(sealed))
        .isInstanceOf(IllegalStateException.class);
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(UTF_8));
  }

  @Test
  void a_failure_is_not_stored_and_the_same_request_is_done_the_next_time() {
    assertThatThrownBy(
            () ->
                requests.answer(
                    "tables",
                    "ann",
                    KEY,
                    REQUEST,
                    () -> {
                      database.make("half");
                      throw new IllegalStateException("the engine is away");
                    }))
        .hasMessage("the engine is away");

    assertThat(database.made()).isEmpty();
    assertThat(database.stored()).isEmpty();
    assertThat(ask(KEY, REQUEST, "one").getHeaderString("Location")).isEqualTo("/v1/tables/one");
    assertThat(database.made()).containsExactly("one");
  }

  @Test
  void work_whose_response_cannot_be_stored_is_not_done() {
    database.update("alter table idempotent_answer add check (fingerprint = '')");

    assertThatThrownBy(() -> ask(KEY, REQUEST, "one"))
        .isInstanceOf(StoredResponsesUnavailable.class);
    assertThat(database.made()).isEmpty();
  }

  @Test
  void what_was_answered_can_be_had_without_the_work() {
    assertThat(requests.answered("tables", "ann", KEY, REQUEST)).isEmpty();
    Response first = ask(KEY, REQUEST, "one");

    assertThat(requests.answered("tables", "ann", KEY, REQUEST).map(Response::getEntity))
        .isEqualTo(Optional.of(first.getEntity()));
    assertThat(requests.answered("tables", "bob", KEY, REQUEST)).isEmpty();
  }

  @Test
  void old_responses_are_swept() {
    ask(KEY, REQUEST, "one");
    clock.goOn(Duration.ofHours(12));
    ask(OTHER_KEY, REQUEST, "two");
    clock.goOn(Duration.ofHours(12).plusSeconds(1));

    requests.sweep();

    assertThat(database.stored()).hasSize(1);
    assertThat(requests.answered("tables", "ann", OTHER_KEY, REQUEST)).isPresent();
  }
}
