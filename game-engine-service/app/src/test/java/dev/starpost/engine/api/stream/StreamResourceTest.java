package dev.starpost.engine.api.stream;

import static dev.starpost.engine.api.Table.as;
import static dev.starpost.engine.api.stream.StreamClient.NDJSON;
import static dev.starpost.engine.api.stream.StreamClient.SSE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.engine.api.stream.StreamClient.Said;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EngineTest
class StreamResourceTest {
  private static final int MOST_STREAMS = 20;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TestHTTPResource("/")
  URL root;

  @Inject CommitSignal signal;

  private StreamClient follow(Table table, String account, String accept, String known) {
    return followWith(Tokens.player(account), table, accept, Optional.ofNullable(known));
  }

  private StreamClient followWith(
      String token, Table table, String accept, Optional<String> known) {
    URI address = URI.create(root.toString().replaceFirst("/$", "") + table.path("/stream"));
    return StreamClient.open(address, token, accept, known);
  }

  private static void await(BooleanSupplier condition, String what) {
    Instant end = Instant.now().plus(PATIENCE);
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as(what).isBefore(end);
      Thread.onSpinWait();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SSE, NDJSON})
  void a_client_that_applies_every_patch_has_what_the_game_shows(String form) {
    Table table = Table.of("ann", "bob", "cid");
    try (StreamClient ann = follow(table, "ann", form, null);
        StreamClient zoe = follow(table, "zoe", form, null)) {
      assertThat(ann.header("Content-Type")).startsWith(form);
      assertThat(ann.header("Cache-Control")).isEqualTo("no-store");
      table.playToTheEnd();

      keepsUp(ann, table, "ann");
      keepsUp(zoe, table, "zoe");
    }
  }

  private void keepsUp(StreamClient client, Table table, String account) {
    Said first = client.next().orElseThrow();
    assertThat(first.type()).isEqualTo("state");
    assertThat(first.id()).isEqualTo("1");
    JsonNode document = first.data();
    long version = 1;
    Said said = client.next().orElseThrow();
    for (; said.type().equals("commit"); said = client.next().orElseThrow()) {
      version++;
      assertThat(said.id()).isEqualTo(Long.toString(version));
      document = JsonPatches.apply(document, said.data().get("patch"));
      assertThat(document)
          .as("version %s of %s", version, account)
          .isEqualTo(Table.json(as(account).get(table.path("?version=" + version))));
      JsonNode history =
          Table.json(as(account).get(table.path("/events?limit=1&after=" + (version - 1))));
      for (String field : List.of("version", "at", "kind", "seat", "text", "events")) {
        assertThat(said.data().get(field))
            .as(field)
            .isEqualTo(history.get("history").get(0).get(field));
      }
      assertThat(said.data().get("awaiting")).isEqualTo(document.get("awaiting"));
    }
    assertThat(said.type()).isEqualTo("end");
    assertThat(document).isEqualTo(table.view(account));
    assertThat(document.get("status").textValue()).isEqualTo("finished");
    assertThat(client.next()).as("after the end").isEmpty();
  }

  @Test
  void one_who_comes_back_goes_on_after_the_version_that_is_known() {
    Table table = Table.of("ann", "bob").playToTheEnd();
    long last = table.view("ann").get("version").longValue();

    try (StreamClient ann = follow(table, "ann", SSE, "3")) {
      JsonNode document = Table.json(as("ann").get(table.path("?version=3")));
      List<Said> said = ann.rest();

      assertThat(said.get(0).type()).isEqualTo("commit");
      assertThat(said.get(0).id()).isEqualTo("4");
      assertThat(said).hasSize((int) last - 3 + 1);
      for (Said each : said.subList(0, said.size() - 1)) {
        document = JsonPatches.apply(document, each.data().get("patch"));
      }
      assertThat(document).isEqualTo(table.view("ann"));
      assertThat(said.get(said.size() - 1).type()).isEqualTo("end");
      assertThat(said.get(said.size() - 1).id()).isEqualTo(Long.toString(last));
    }
    try (StreamClient ann = follow(table, "ann", SSE, Long.toString(last))) {
      assertThat(ann.status()).as("nothing will ever come").isEqualTo(204);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "-1", "0", "99999", "\"1\"", "999999999999999999999"})
  void one_who_comes_back_with_nonsense_begins_anew(String known) {
    Table table = Table.of("ann", "bob");

    try (StreamClient ann = follow(table, "ann", SSE, known)) {
      Said first = ann.next().orElseThrow();

      assertThat(first.type()).isEqualTo("state");
      assertThat(first.data()).isEqualTo(table.view("ann"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SSE, NDJSON})
  void silence_is_broken_now_and_then(String form) {
    Table table = Table.of("ann", "bob");

    try (StreamClient ann = follow(table, "ann", form, null)) {
      assertThat(ann.next()).isPresent();

      assertThat(ann.nextOrSilence().orElseThrow().type()).isEmpty();
      assertThat(ann.nextOrSilence().orElseThrow().type()).isEmpty();
      table.decide("bob");
      assertThat(ann.next().orElseThrow().type()).isEqualTo("commit");
    }
  }

  @Test
  void when_the_token_expires_it_ends_with_a_word() {
    Table table = Table.of("ann", "bob");
    String token = Tokens.expiring("ann", Instant.now().plusSeconds(2));

    try (StreamClient ann = followWith(token, table, SSE, Optional.empty())) {
      List<Said> said = ann.rest();

      assertThat(said).extracting(Said::type).containsExactly("state", "reauthenticate");
      assertThat(said.get(1).id()).as("it tells nothing of the game").isEmpty();
    }
  }

  @Test
  void nobody_listens_any_more_for_a_client_that_has_left() {
    Table table = Table.of("ann", "bob");
    StreamClient ann = follow(table, "ann", SSE, null);
    StreamClient bob = follow(table, "bob", NDJSON, null);
    assertThat(ann.next()).isPresent();
    assertThat(bob.next()).isPresent();
    assertThat(signal.listeners(table.gameId())).isEqualTo(2);

    ann.close();
    await(() -> signal.listeners(table.gameId()) == 1, "ann is gone");
    bob.close();
    await(() -> signal.listeners(table.gameId()) == 0, "bob is gone");
  }

  @Test
  void nobody_listens_any_more_when_the_game_is_over() {
    Table table = Table.of("ann", "bob");
    try (StreamClient ann = follow(table, "ann", SSE, null)) {
      assertThat(ann.next()).isPresent();
      table.resign("bob");
      ann.rest();

      await(() -> signal.listeners(table.gameId()) == 0, "the stream is gone");
    }
  }

  @Test
  void an_account_can_have_so_many_streams_and_no_more() {
    Table table = Table.of("max", "bob");
    List<StreamClient> clients = new ArrayList<>();
    try {
      for (int count = 0; count < MOST_STREAMS; count++) {
        StreamClient client = follow(table, "max", SSE, null);
        assertThat(client.status()).isEqualTo(200);
        clients.add(client);
      }

      as("max")
          .accept(SSE)
          .get(table.path("/stream"))
          .then()
          .statusCode(429)
          .header("Retry-After", notNullValue())
          .contentType("application/problem+json")
          .body("type", equalTo("https://starpost.dev/problems/too-many-streams"));
      try (StreamClient bob = follow(table, "bob", SSE, null)) {
        assertThat(bob.status()).as("others can").isEqualTo(200);
      }
      clients.remove(0).close();
      await(
          () -> {
            StreamClient again = follow(table, "max", SSE, null);
            clients.add(again);
            return again.status() == 200;
          },
          "a place is free again");
    } finally {
      clients.forEach(StreamClient::close);
    }
  }

  @Test
  void one_who_takes_anything_gets_events() {
    try (StreamClient ann = follow(Table.of("ann", "bob"), "ann", "*/*", null)) {
      assertThat(ann.header("Content-Type")).startsWith(SSE);
    }
  }

  @Test
  void what_a_request_without_a_body_says_of_its_type_means_nothing() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .accept("application/json")
        .header("Content-Type", "nonsense")
        .get(table.path("/stream"))
        .then()
        .statusCode(406)
        .contentType("application/problem+json");
  }

  @Test
  void a_form_that_streams_do_not_have_is_told() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .accept("application/json")
        .get(table.path("/stream"))
        .then()
        .statusCode(406)
        .contentType("application/problem+json");
  }
}
