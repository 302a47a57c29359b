package dev.starpost.engine.api.export;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.engine.kafka.account.AccountDirectory;
import dev.starpost.engine.kafka.account.ToldAccounts;
import dev.starpost.web.testkit.Tokens;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** What the engine knows of people beside their games, and what of them is left in games. */
@EngineTest
class ExportTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Inject ToldAccounts told;
  @Inject AccountDirectory accounts;

  private final String ann = "ann-" + UUID.randomUUID();
  private final String bob = "bob-" + UUID.randomUUID();

  @Test
  void somebody_gets_when_they_rest_and_where_their_clocks_run() throws Exception {
    Table table = Table.timed("P3D", ann, bob);
    told.tell(
        new AccountState.AccountChanged(
            ann,
            3,
            Instant.now(),
            "Ann",
            false,
            "en",
            "Europe/Paris",
            Optional.empty(),
            Optional.of(new AccountState.QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0))),
            List.of()));
    await("her rest is known", () -> accounts.hoursOf(ann).revision() == 3);

    asks(ann)
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("clocks.rest.timeZone", equalTo("Europe/Paris"))
        .body("clocks.rest.quietHours.from", equalTo("22:00:00"))
        .body("clocks.runningIn", contains(table.gameId()));
    asks("nobody-" + ann)
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("clocks.runningIn", hasSize(0));
  }

  @Test
  void it_is_for_the_person_alone() {
    given().get("/internal/export").then().statusCode(401);
    Table.as(ann).get("/internal/export").then().statusCode(403);
  }

  @Test
  void a_game_stays_without_the_name_of_whoever_is_gone() throws Exception {
    Table table = Table.of(ann, bob);
    assertThat(names(table.view(bob).get("seats"))).containsExactly(shout(ann), shout(bob));

    told.tell(new AccountState.AccountDeleted(ann, 9, Instant.now(), "gone-7"));
    await("she is gone", () -> accounts.goneAs(ann).isPresent());

    assertThat(names(table.view(bob).get("seats"))).containsExactly("gone-7", shout(bob));
    table.resign(bob);
    String export = Table.as(bob).get(table.path("/export")).then().extract().asString();
    assertThat(export).contains(shout(bob)).doesNotContain(shout(ann));
  }

  private static List<String> names(JsonNode seats) {
    return seats.findValuesAsText("name");
  }

  /** As the table of the tests calls its players. */
  private static String shout(String account) {
    return account.toUpperCase(Locale.ROOT);
  }

  private static void await(String what, BooleanSupplier condition) {
    Instant end = Instant.now().plus(PATIENCE);
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as(what).isBefore(end);
      Thread.onSpinWait();
    }
  }

  private static RequestSpecification asks(String account) {
    return given().auth().oauth2(Tokens.withScopes(account, "account"));
  }
}
