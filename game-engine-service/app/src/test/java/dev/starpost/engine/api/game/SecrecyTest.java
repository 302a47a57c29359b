package dev.starpost.engine.api.game;

import static dev.starpost.engine.api.Table.as;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.history.History;
import dev.starpost.kernel.EventDocument;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Nobody is told more than the rules show to whoever sits there. */
@EngineTest
class SecrecyTest {
  private static final List<String> PLAYERS = List.of("ann", "bob", "cid");
  private static final List<String> VIEWERS = List.of("ann", "bob", "cid", "zoe");
  private static final Set<String> FIELDS =
      Set.of(
          "gameId",
          "game",
          "version",
          "status",
          "seats",
          "seat",
          "awaiting",
          "question",
          "mayUndo",
          "commitment",
          "startedAt",
          "state");

  @Inject History history;

  private final List<String> answers = new ArrayList<>();

  private JsonNode ask(String account, String path) {
    Response answer = as(account).get(path);
    answers.add(answer.asString());
    return Table.json(answer);
  }

  @Test
  void a_viewer_is_told_what_the_rules_show_and_nothing_else() throws Exception {
    Table table = Table.of(PLAYERS.toArray(String[]::new));
    for (int decision = 0; decision < 12; decision++) {
      assertThat(table.playOn()).isTrue();
      for (String player : PLAYERS) {
        ask(player, table.path("/options"));
      }
    }

    check(table, Game.named("salvage").orElseThrow());

    String seed =
        GameJson.mapper()
            .readTree(history.version(table.gameId(), 1).orElseThrow().opening().orElseThrow())
            .get("seed")
            .textValue();
    assertThat(seed).hasSize(64);
    assertThat(answers).hasSizeGreaterThan(12 * VIEWERS.size());
    assertThat(answers).noneMatch(answer -> answer.contains(seed));
    table.playToTheEnd();
    assertThat(as("zoe").get(table.path("/export")).asString()).contains(seed);
  }

  private <S, M, E> void check(Table table, Game<S, M, E> game) throws Exception {
    Rules<S, M, E> rules = game.rules();
    List<Commit> commits = history.after(table.gameId(), 0);
    S state = rules.origin();
    for (Commit commit : commits) {
      List<E> events = new ArrayList<>();
      for (String event : commit.events()) {
        events.add(GameJson.mapper().readValue(event, game.eventType()));
        state = rules.apply(state, events.get(events.size() - 1));
      }
      for (String account : VIEWERS) {
        Viewer viewer = viewer(account);
        String version = table.path("?version=" + commit.version());
        JsonNode document = ask(account, version);
        assertThat(fields(document)).isSubsetOf(FIELDS);
        assertThat(document.get("state"))
            .as("%s sees %s", account, version)
            .isEqualTo(withoutNulls(rules.view(state, viewer)));
        assertThat(told(account, table, commit))
            .as("%s is told of %s", account, version)
            .isEqualTo(shown(game, events, viewer));
      }
    }
  }

  private List<JsonNode> told(String account, Table table, Commit commit) {
    JsonNode page = ask(account, table.path("/events?limit=1&after=" + (commit.version() - 1)));
    List<JsonNode> told = new ArrayList<>();
    page.get("history").get(0).get("events").forEach(told::add);
    return told;
  }

  private static <S, M, E> List<JsonNode> shown(Game<S, M, E> game, List<E> events, Viewer viewer)
      throws Exception {
    Texts texts = GameTexts.naming(game.texts(), List.of("ANN", "BOB", "CID"));
    List<JsonNode> shown = new ArrayList<>();
    for (E event : events) {
      Optional<Shown> seen = game.rules().show(event, viewer);
      if (seen.isPresent()) {
        shown.add(withoutNulls(EventDocument.of(seen.get(), texts, Language.ENGLISH)));
      }
    }
    return shown;
  }

  private static Viewer viewer(String account) {
    int index = PLAYERS.indexOf(account);
    return index < 0 ? Viewer.SPECTATOR : Viewer.at(Seat.of(index + 1));
  }

  private static Set<String> fields(JsonNode document) {
    Set<String> fields = new TreeSet<>();
    document.fieldNames().forEachRemaining(fields::add);
    return fields;
  }

  private static JsonNode withoutNulls(Object shown) throws Exception {
    JsonNode tree = GameJson.mapper().readTree(GameJson.tree(shown).toString());
    strip(tree);
    return tree;
  }

  private static void strip(JsonNode node) {
    if (node instanceof ObjectNode object) {
      List<String> nulls = new ArrayList<>();
      object
          .properties()
          .forEach(
              field -> {
                if (field.getValue().isNull()) {
                  nulls.add(field.getKey());
                }
              });
      object.remove(nulls);
    }
    node.forEach(SecrecyTest::strip);
  }
}
