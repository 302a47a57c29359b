package dev.starpost.notification.account;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.notification.NotificationTest;
import dev.starpost.web.testkit.Tokens;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import org.junit.jupiter.api.Test;

@NotificationTest
public class PreferenceResourceTest {
  private static final String WISH =
      """
      {"email":{"yourTurn":"hourly","deadlineNear":"immediately","gameOver":"off",
       "invitation":"daily"},"stream":["your-turn","chat-message"],"dailyAt":"07:30",
       "quietHours":{"from":"22:00","to":"06:00"},"remindBeforeHours":24}""";

  @Test
  void whoever_has_said_nothing_hears_everything_at_once() {
    asks("nobody-yet")
        .get("/v1/me/notifications")
        .then()
        .statusCode(200)
        .body("email.yourTurn", equalTo("immediately"))
        .body("stream", hasSize(12))
        .body("dailyAt", equalTo("08:00:00"))
        .body("quietHours", nullValue());
  }

  @Test
  void what_is_wanted_replaces_what_was() {
    asks("pia").body(WISH).put("/v1/me/notifications").then().statusCode(200);
    asks("pia")
        .get("/v1/me/notifications")
        .then()
        .body("email.yourTurn", equalTo("hourly"))
        .body("email.gameOver", equalTo("off"))
        .body("stream", equalTo(List.of("your-turn", "chat-message")))
        .body("quietHours.from", equalTo("22:00:00"))
        .body("remindBeforeHours", equalTo(24));
    asks("pia")
        .body(WISH.replaceAll("\"quietHours\":\\{[^}]*\\},", ""))
        .put("/v1/me/notifications")
        .then()
        .statusCode(200)
        .body("quietHours", nullValue());
  }

  @Test
  void what_makes_no_sense_is_refused() {
    for (String wrong :
        List.of(
            "",
            "{}",
            WISH.replace("hourly", "weekly"),
            WISH.replace("07:30", "25:00"),
            WISH.replace("chat-message", "dinner"),
            WISH.replace("\"from\":\"22:00\",", ""),
            WISH.replace("24", "\"soon\""))) {
      asks("pia").body(wrong).put("/v1/me/notifications").then().statusCode(400);
    }
    asks("pia")
        .body(WISH.replace("24", "0"))
        .put("/v1/me/notifications")
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-reminder"));
  }

  @Test
  void preferences_are_for_the_person_alone() {
    given().get("/v1/me/notifications").then().statusCode(401);
    given()
        .auth()
        .oauth2(Tokens.withScopes("pia", "read play webhooks"))
        .get("/v1/me/notifications")
        .then()
        .statusCode(403);
  }

  private static RequestSpecification asks(String account) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes(account, "account"))
        .contentType("application/json");
  }
}
