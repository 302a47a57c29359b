package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.demo.PublicApi.Answer;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** Somebody who plays without having registered. Stays signed in for as long as it takes. */
final class Guest {
  private static final int UNAUTHENTICATED = 401;

  private final PublicApi api;
  private final String name;
  private String accessToken;
  private String refreshToken;

  private Guest(PublicApi api, String name) {
    this.api = api;
    this.name = name;
  }

  static Guest admittedBy(PublicApi api) throws InterruptedException {
    Object admitted = good(api.post("/v1/guests", once(), Map.of()));
    Guest guest = new Guest(api, JsonFields.text(JsonFields.object(admitted, "account"), "name"));
    guest.takeTokens(admitted);
    return guest;
  }

  String name() {
    return name;
  }

  /**
   * @throws Refused unless the answer is good
   */
  Object get(String path) throws InterruptedException {
    return good(look(path));
  }

  /** Whatever the answer is. */
  Answer look(String path) throws InterruptedException {
    return signedIn(headers -> api.get(path, headers), Map.of());
  }

  /**
   * Creates something, once however often it has to be sent.
   *
   * @throws Refused unless the answer is good
   */
  Object post(String path, Object body) throws InterruptedException {
    return good(send(path, once(), body));
  }

  /** Whatever the answer is. */
  Answer send(String path, Map<String, String> headers, Object body) throws InterruptedException {
    return signedIn(all -> api.post(path, all, body), headers);
  }

  static Map<String, String> once() {
    return Map.of("Idempotency-Key", UUID.randomUUID().toString());
  }

  @FunctionalInterface
  private interface Request {
    Answer with(Map<String, String> headers) throws InterruptedException;
  }

  private Answer signedIn(Request request, Map<String, String> headers)
      throws InterruptedException {
    Answer answer = request.with(withToken(headers));
    if (answer.status() != UNAUTHENTICATED) {
      return answer;
    }
    takeTokens(
        good(api.post("/v1/sessions/refresh", Map.of(), Map.of("refreshToken", refreshToken))));
    return request.with(withToken(headers));
  }

  private Map<String, String> withToken(Map<String, String> headers) {
    Map<String, String> all = new HashMap<>(headers);
    all.put("Authorization", "Bearer " + accessToken);
    return all;
  }

  private void takeTokens(Object answer) {
    accessToken = JsonFields.text(answer, "accessToken");
    refreshToken = JsonFields.text(answer, "refreshToken");
  }

  private static Object good(Answer answer) {
    if (!answer.isGood()) {
      throw answer.refusal();
    }
    return answer.json();
  }
}
