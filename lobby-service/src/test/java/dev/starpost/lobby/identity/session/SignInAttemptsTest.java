package dev.starpost.lobby.identity.session;

import static dev.starpost.lobby.People.PASSWORD;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.People.registration;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@LobbyTest
class SignInAttemptsTest {
  private static final String WRONG = "wrong horse battery";
  private static final AtomicInteger NETWORKS = new AtomicInteger();

  @Inject KnownNetworks networks;
  @Inject SessionSettings settings;

  @Test
  void whoever_guesses_is_shut_out_where_they_are_even_with_the_password() {
    Person ann = newPerson();
    String there = newNetwork();
    for (int i = 0; i < 10; i++) {
      signIn(there + i, ann.name(), WRONG).then().statusCode(401);
    }

    Response refused = signIn(there + 99, ann.name().toUpperCase(Locale.ROOT), PASSWORD);
    refused
        .then()
        .statusCode(429)
        .contentType("application/problem+json")
        .body("type", endsWith("/too-many-attempts"));
    assertThat(retryAfter(refused)).isBetween(800, 901);
    // Others at that place are not concerned.
    signIn(there + 99, newPerson().name(), PASSWORD).then().statusCode(201);
  }

  @Test
  void wrong_passwords_of_one_network_do_not_keep_the_owner_out_elsewhere() {
    Person ann = newPerson();
    String there = newNetwork();
    for (int i = 0; i < 20; i++) {
      signIn(there + i, ann.name(), WRONG);
    }

    signIn(newNetwork() + 1, ann.name(), PASSWORD).then().statusCode(201);
  }

  @Test
  void a_name_that_is_tried_from_everywhere_is_tried_slowly() {
    Person ann = newPerson();
    tryFromEverywhere(ann.name());

    Response refused = signIn(newNetwork() + 1, ann.name(), PASSWORD);
    refused.then().statusCode(429).body("type", endsWith("/too-many-attempts"));
    // Nobody has to wait for longer than until the next attempt is due.
    assertThat(retryAfter(refused)).isBetween(1, 3_601);
  }

  @Test
  void the_owner_passes_where_they_have_signed_in_before() {
    Person ann = newPerson();
    String home = newNetwork();
    signIn(home + 1, ann.name(), PASSWORD).then().statusCode(201);
    tryFromEverywhere(ann.name());

    signIn(home + 2, ann.name(), PASSWORD).then().statusCode(201);
    signIn(newNetwork() + 1, ann.name(), PASSWORD).then().statusCode(429);
    // But nobody guesses without end there, either.
    for (int i = 0; i < 10; i++) {
      signIn(home + 3, ann.name(), WRONG).then().statusCode(401);
    }
    signIn(home + 2, ann.name(), PASSWORD).then().statusCode(429);
  }

  @Test
  void a_name_is_the_same_in_whatever_letters_it_is_written() {
    Person ann = newPerson();
    String wide =
        ann.name()
            .chars()
            .map(letter -> letter + 0xfee0)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    signIn(newNetwork() + 1, wide, PASSWORD).then().statusCode(201);
    tryFromEverywhere(ann.name());

    signIn(newNetwork() + 1, wide, PASSWORD).then().statusCode(429);
  }

  @Test
  void an_address_is_not_told_to_be_of_somebody_by_how_often_it_may_be_tried() {
    String name = newName();
    Map<String, Object> body = registration(name);
    body.put("email", name + "@example.org");
    People.register(body).then().statusCode(201);
    tryFromEverywhere(name + "@example.org");

    signIn(newNetwork() + 1, name, WRONG).then().statusCode(401);
  }

  @Test
  void a_name_that_does_not_exist_is_throttled_alike() {
    String nobody = newName();
    String there = newNetwork();
    for (int i = 0; i < 10; i++) {
      signIn(there + i, nobody, PASSWORD).then().statusCode(401);
    }
    signIn(there + 1, nobody, PASSWORD).then().statusCode(429);

    String nobodyElse = newName();
    tryFromEverywhere(nobodyElse);
    signIn(newNetwork() + 1, nobodyElse, PASSWORD).then().statusCode(429);
  }

  @Test
  void whoever_tries_many_names_from_one_place_has_to_wait() {
    for (int i = 0; i < 100; i++) {
      signIn("2001:db8:1:2:%x::1".formatted(i), newName(), PASSWORD).then().statusCode(401);
    }
    signIn("2001:db8:1:2:ffff::9", newName(), PASSWORD).then().statusCode(429);
    signIn("2001:db8:1:3::1", newName(), PASSWORD).then().statusCode(401);
  }

  @Test
  void a_sign_in_that_succeeds_forgets_those_that_failed_there() {
    Person ann = newPerson();
    String there = newNetwork();
    for (int i = 0; i < 15; i++) {
      signIn(there + 1, ann.name(), i % 5 == 0 ? PASSWORD : WRONG)
          .then()
          .statusCode(i % 5 == 0 ? 201 : 401);
    }
  }

  @Test
  void what_is_too_long_for_a_name_or_an_address_is_nobodys() {
    for (String login :
        List.of(
            HostileText.ofARequest(), "x".repeat(60_000), "x".repeat(60_000) + "@example.org")) {
      signIn(newNetwork() + 1, login, PASSWORD)
          .then()
          .statusCode(401)
          .body("type", endsWith("/sign-in-refused"));
    }
    signIn(newNetwork() + 1, newPerson().name(), HostileText.ofARequest()).then().statusCode(401);
  }

  @Test
  void few_networks_are_known_and_none_can_be_read() {
    Person ann = newPerson();
    String home = newNetwork();
    for (int i = 0; i < 12; i++) {
      signIn(newNetwork() + 1, ann.name(), PASSWORD).then().statusCode(201);
    }
    signIn(home + 1, ann.name(), PASSWORD).then().statusCode(201);

    ann.asks().get("/internal/export").then().body("networks", hasSize(10));
    assertThat(known(ann)).hasSize(10).noneMatch(stored -> stored.contains(home));
    tryFromEverywhere(ann.name());
    // The latest are those that are kept.
    signIn(home + 1, ann.name(), PASSWORD).then().statusCode(201);
  }

  @Test
  void a_network_is_forgotten_when_it_has_not_been_used_for_long() {
    Person ann = newPerson();
    String home = newNetwork();
    signIn(home + 1, ann.name(), PASSWORD).then().statusCode(201);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                networks.update(
                    "usedAt = ?1 where place.account = ?2",
                    Instant.now().minus(settings.networkKept()).minus(Duration.ofMinutes(1)),
                    ann.id()));
    tryFromEverywhere(ann.name());

    signIn(home + 1, ann.name(), PASSWORD).then().statusCode(429);
    networks.sweep();
    ann.asks().get("/internal/export").then().body("networks", empty());
  }

  @Test
  void whoever_leaves_takes_the_networks_along() {
    Person ann = newPerson();
    ann.asks().get("/internal/export").then().body("networks", not(empty()));

    ann.asks().delete("/v1/me").then().statusCode(204);

    assertThat(known(ann)).isEmpty();
  }

  private List<String> known(Person person) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                networks.list("place.account", person.id()).stream()
                    .map(known -> known.place().network())
                    .toList());
  }

  /** As many as may be wrong at once. */
  private static void tryFromEverywhere(String login) {
    for (int i = 0; i < 20; i++) {
      signIn(newNetwork() + 1, login, WRONG).then().statusCode(401);
    }
  }

  /** The beginning of the addresses in it. */
  private static String newNetwork() {
    int number = NETWORKS.incrementAndGet();
    return "172.%d.%d.".formatted(16 + number / 250, number % 250);
  }

  private static int retryAfter(Response refused) {
    return Integer.parseInt(refused.header("Retry-After"));
  }

  private static Response signIn(String address, String login, String password) {
    return RestAssured.given()
        .header("X-Forwarded-For", address)
        .contentType("application/json")
        .body(Map.of("login", login, "password", password))
        .post("/v1/sessions");
  }
}
