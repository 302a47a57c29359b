package dev.starpost.lobby;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** People who use the lobby over its public interface. */
public final class People {
  public static final String PASSWORD = "correct horse battery";

  /** Without letters that look like others, so that drawn names never meet. */
  private static final String LETTERS = "abcdefghkpqrstxyz";

  private static final AtomicInteger ADDRESSES = new AtomicInteger();

  private People() {}

  /** Somebody with an account who has signed in. */
  public record Person(String id, String name, String accessToken, String refreshToken) {
    public RequestSpecification asks() {
      return People.asks().auth().preemptive().oauth2(accessToken);
    }
  }

  /** A request as the gateway passes it on, from an address of its own. */
  public static RequestSpecification asks() {
    int number = ADDRESSES.incrementAndGet();
    return given()
        .header("X-Forwarded-For", "10.%d.%d.7".formatted(number / 250, number % 250))
        .contentType(ContentType.JSON);
  }

  public static String newName() {
    StringBuilder name = new StringBuilder("P");
    for (int i = 0; i < 12; i++) {
      name.append(LETTERS.charAt(ThreadLocalRandom.current().nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  public static String newKey() {
    return UUID.randomUUID().toString();
  }

  public static Map<String, Object> registration(String name) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("name", name);
    body.put("password", PASSWORD);
    return body;
  }

  public static Response register(Map<String, Object> body) {
    return asks().body(body).post("/v1/accounts");
  }

  public static Response signIn(String login, String password) {
    return asks().body(Map.of("login", login, "password", password)).post("/v1/sessions");
  }

  /** Registers and signs in. */
  public static Person newPerson() {
    String name = newName();
    String id = register(registration(name)).then().statusCode(201).extract().path("id");
    Response session = signIn(name, PASSWORD);
    session.then().statusCode(201);
    return new Person(id, name, session.path("accessToken"), session.path("refreshToken"));
  }

  public static Person newGuest() {
    Response guest = asks().post("/v1/guests");
    guest.then().statusCode(201);
    return new Person(
        guest.path("account.id"),
        guest.path("account.name"),
        guest.path("accessToken"),
        guest.path("refreshToken"));
  }

  /** A personal access token of somebody. */
  public static Response makeToken(Person person, Object... scopes) {
    return person.asks().body(Map.of("name", "my bot", "scopes", scopes)).post("/v1/tokens");
  }

  /** What the gateway makes of a personal access token. */
  public static Response exchange(String token) {
    return asks().body(Map.of("token", token)).post("/internal/exchange");
  }
}
