package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.acceptance.ApiDocument.Operation;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** No operation answers whom the document does not let in. */
@ExtendWith(Platform.class)
@Tag("system")
class TokensAtTheDoorTest {
  /** Those that a program can have. */
  private static final List<String> SCOPES =
      List.of("read", "play", "tables", "tickets", "webhooks");

  @Test
  void without_a_token_only_what_is_public_answers(Door door) {
    List<String> wrong = new ArrayList<>();
    Set<String> open = new TreeSet<>();
    for (Operation operation : ApiDocument.of(door).operations()) {
      Answer answer = door.call(request(operation));
      Seen.note(operation, answer.status());
      if (operation.isPublic()) {
        open.add(operation.id());
        if (answer.status() == 401 && !operation.statuses().contains(401)) {
          wrong.add(operation + " is said to be public");
        }
      } else if (answer.status() != 401 || !answer.problem().equals("unauthenticated")) {
        wrong.add(operation + " answers " + answer.status());
      }
    }

    assertThat(wrong).isEmpty();
    // Whatever becomes public is to be seen here.
    assertThat(open)
        .containsExactlyInAnyOrder(
            "getCatalog",
            "getCatalogEntry",
            "getComponents",
            "getKeys",
            "getPlayer",
            "openapi",
            "refreshSession",
            "register",
            "beGuest",
            "signIn");
  }

  /** Whoever tries the calls in a browser gives their token once. */
  @Test
  void one_kind_of_token_opens_all_services(Door door) {
    assertThat(ApiDocument.of(door).root().at("/components/securitySchemes")).hasSize(1);
  }

  @Test
  void a_token_without_the_scope_is_refused(Door door) {
    Visitor person = Visitor.guest(door);
    Map<String, Visitor> programs = new HashMap<>();
    SCOPES.forEach(scope -> programs.put(scope, person.withScopes(scope)));
    List<String> wrong = new ArrayList<>();
    int tried = 0;
    for (Operation operation : ApiDocument.of(door).operations()) {
      for (String scope : SCOPES) {
        if (!operation.isPublic() && !operation.scopes().contains(scope)) {
          tried++;
          Answer answer = programs.get(scope).call(request(operation));
          Seen.note(operation, answer.status());
          if (answer.status() != 403 || !answer.problem().equals("forbidden")) {
            wrong.add(operation + " answers " + answer.status() + " to the scope " + scope);
          }
        }
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(tried).isGreaterThan(80);
  }

  @Test
  void a_program_is_never_the_person(Door door) {
    Visitor program = Visitor.guest(door).withScopes(SCOPES.toArray(String[]::new));

    for (Operation operation : ApiDocument.of(door).operations()) {
      if (operation.scopes().equals(Set.of("account"))) {
        assertThat(program.call(request(operation)).status()).as(operation.id()).isEqualTo(403);
      }
    }
    assertThat(program.post("/v1/tokens", Map.of("name", "x", "scopes", List.of("account"))))
        .extracting(Answer::status)
        .isEqualTo(403);
  }

  @Test
  void a_revoked_token_is_of_no_use_after_seconds(Door door) {
    Visitor person = Visitor.guest(door);
    Visitor program = person.withScopes("read");
    assertThat(program.get("/v1/me").status()).isEqualTo(200);

    String id = person.get("/v1/tokens").json().at("/tokens/0/id").asText();
    assertThat(person.delete("/v1/tokens/" + id).status()).isEqualTo(204);

    Eventually.holds("it is refused", () -> program.get("/v1/me").status() == 401);
  }

  @Test
  void nothing_that_services_have_for_each_other_can_be_reached(Door door) {
    Visitor person = Visitor.guest(door);
    for (String path :
        List.of(
            "/internal/exchange",
            "/internal/tables",
            "/internal/games",
            "/internal/parked",
            "/q/health",
            "/q/metrics",
            "/v1/../internal/parked",
            "/v1/games/%2e%2e/%2e%2e/internal/parked")) {
      assertThat(person.get(path).status()).as(path).isEqualTo(404);
    }
  }

  private static Request request(Operation operation) {
    Request request = Request.of(operation.method(), operation.anyPath());
    return operation.body().isPresent() ? request.sending(Map.of()) : request;
  }
}
