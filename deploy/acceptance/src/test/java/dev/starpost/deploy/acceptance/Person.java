package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.Map;
import java.util.UUID;

/** Somebody with an account of their own. */
record Person(Door door, String name) {
  private static final String PASSWORD = "correct horse staple";

  static Person registered(Door door) {
    Person person = new Person(door, "p" + UUID.randomUUID().toString().substring(0, 12));
    Answer made =
        door.call(
            Request.of("POST", "/v1/accounts")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .sending(person.registration()));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return person;
  }

  /** Whom the platform of these tests knows as its operator. */
  static Person operator(Door door) {
    Person operator = new Person(door, Platform.OPERATOR);
    Answer made =
        door.call(
            Request.of("POST", "/v1/accounts")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .sending(operator.registration()));
    // Registered by another test already, maybe.
    assertThat(made.status()).as(made.text()).isIn(201, 409);
    return operator;
  }

  /** A guest who becomes somebody. */
  static Person upgraded(Visitor guest) {
    Person person = new Person(guest.door(), "p" + UUID.randomUUID().toString().substring(0, 12));
    Answer upgraded = guest.post("/v1/me/upgrade", person.registration());
    assertThat(upgraded.status()).as(upgraded.text()).isEqualTo(200);
    return person;
  }

  Visitor signIn() {
    Answer session = door.call(Request.of("POST", "/v1/sessions").sending(credentials(false)));
    assertThat(session.status()).as(session.text()).isEqualTo(201);
    return new Visitor(door, name, session.json().path("accessToken").asText());
  }

  Map<String, Object> credentials(boolean cookie) {
    return Map.of("login", name, "password", PASSWORD, "cookie", cookie);
  }

  private Map<String, Object> registration() {
    return Map.of("name", name, "email", name + "@example.org", "password", PASSWORD);
  }
}
