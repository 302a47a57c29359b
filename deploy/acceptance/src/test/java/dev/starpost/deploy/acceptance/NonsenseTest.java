package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.acceptance.ApiDocument.Operation;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Thousands of requests that are almost right, at every operation: none makes the platform stumble,
 * every refusal says what is wrong in the form that clients rely on, and nothing is answered with a
 * status that the document does not know.
 *
 * <p>{@code -Dstarpost.nonsense.seed} and {@code -Dstarpost.nonsense.requests} make others, and
 * more.
 */
@ExtendWith(Platform.class)
@Tag("system")
class NonsenseTest {
  private static final long SEED = Long.getLong("starpost.nonsense.seed", 20_261_116L);

  /** Nearly thirty for each operation, or seventy if long. */
  private static final int REQUESTS =
      Integer.getInteger(
          "starpost.nonsense.requests", Boolean.getBoolean("starpost.long") ? 5_000 : 2_000);

  /** What the gateway may say of any request, whichever operation it is for. */
  private static final Set<Integer> OF_ANY_REQUEST =
      Set.of(400, 401, 404, 405, 406, 408, 413, 414, 415, 429, 431);

  @Test
  void nothing_makes_it_stumble(Door door) {
    ApiDocument document = ApiDocument.of(door);
    // Guests do not come as far as tickets and challenges.
    Visitor ann = Person.registered(door).signIn();
    Visitor bob = Visitor.guest(door);
    String open = ann.openTable(Map.of()).path("id").asText();
    String full = ann.openTable(Map.of()).path("id").asText();
    String game = bob.joinAndAwaitGame(full, Map.of());
    Nonsense nonsense =
        new Nonsense(
            SEED,
            document,
            Map.of(
                "gameId", List.of(game),
                "game", List.of("salvage"),
                "id", List.of(open, full, game),
                "name", List.of(ann.name(), bob.name()),
                "n", List.of("1", "2"),
                "seat", List.of("1", "2"),
                "limit", List.of("1", "100"),
                "state", List.of("open", "running", "finished", "awaiting-me")));

    List<String> wrong = new ArrayList<>();
    Set<Integer> seen = new TreeSet<>();
    List<Operation> operations = document.operations();
    for (int i = 0; i < REQUESTS; i++) {
      Operation operation = operations.get(i % operations.size());
      Request request = nonsense.of(operation);
      Answer answer =
          send(door, nonsense.oneIn(10) ? null : nonsense.any(List.of(ann, bob)), request);
      seen.add(answer.status());
      Seen.note(operation, answer.status());
      String why = complaint(operation, answer);
      if (!why.isEmpty()) {
        wrong.add("%s: %s%n  %s%n  %s".formatted(operation, why, request, answer.text()));
      }
      if (answer.status() == 204 && operation.id().equals("deleteMe")) {
        // Whoever has left comes back as somebody else.
        ann = Person.registered(door).signIn();
        bob = Visitor.guest(door);
      }
    }

    assertThat(wrong).as("with seed %d", SEED).isEmpty();
    assertThat(seen).as("enough went right and wrong").contains(200, 201, 400, 401, 404, 422);
  }

  private static Answer send(Door door, Visitor visitor, Request request) {
    return visitor == null ? door.call(request) : visitor.call(request);
  }

  private static String complaint(Operation operation, Answer answer) {
    if (answer.status() >= 500) {
      return "stumbled with " + answer.status();
    }
    if (!operation.statuses().contains(answer.status())
        && !OF_ANY_REQUEST.contains(answer.status())) {
      return "answered " + answer.status() + ", of which the document knows nothing";
    }
    return answer.status() >= 400 ? answer.improper() : "";
  }
}
