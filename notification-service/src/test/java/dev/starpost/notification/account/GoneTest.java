package dev.starpost.notification.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** A token outlives its account by some minutes, and can store nothing any more. */
@NotificationTest
class GoneTest {
  private static final String WEBHOOK =
      "{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"your-turn\"]}";
  private static final String WISH =
      """
      {"email":{"yourTurn":"off","deadlineNear":"off","gameOver":"off","invitation":"off"},
       "stream":[],"dailyAt":"07:30","remindBeforeHours":24}""";

  @Inject World world;
  @Inject Jdbi jdbi;

  @Test
  void whoever_is_gone_stores_no_webhook_and_no_wishes() {
    Somebody ann = world.somebody("Ann");
    world.deleted(ann);

    refused(asks(ann).body(WEBHOOK).post("/v1/webhooks"));
    refused(asks(ann).body(WISH).put("/v1/me/notifications"));

    assertThat(webhooks(ann)).isZero();
    boolean unsaid =
        jdbi.withHandle(
            sql ->
                sql.createQuery("select preferences is null from person where account = :account")
                    .bind("account", ann.account())
                    .mapTo(Boolean.class)
                    .one());
    assertThat(unsaid).isTrue();
  }

  @Test
  void what_is_on_its_way_while_somebody_leaves_is_not_stored_either() {
    Somebody ann = world.somebody("Ann");
    CompletableFuture<Response> making;
    try (Handle leaving = jdbi.open()) {
      leaving.begin();
      leaving.execute("update person set gone = true where account = ?", ann.account());
      making = CompletableFuture.supplyAsync(() -> asks(ann).body(WEBHOOK).post("/v1/webhooks"));
      Eventually.see("it waits for the end of that", this::waiting, count -> count > 0);
      leaving.commit();
    }

    refused(making.join());
    assertThat(webhooks(ann)).isZero();
  }

  private static void refused(Response response) {
    response.then().statusCode(401).body("type", endsWith("/unauthenticated"));
  }

  private int waiting() {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select count(*) from pg_stat_activity where datname = current_database()"
                        + " and wait_event_type = 'Lock' and query like '%person%'")
                .mapTo(Integer.class)
                .one());
  }

  private int webhooks(Somebody who) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select count(*) from webhook where account = :account")
                .bind("account", who.account())
                .mapTo(Integer.class)
                .one());
  }

  private static RequestSpecification asks(Somebody who) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes(who.account(), "account webhooks"))
        .contentType("application/json");
  }
}
