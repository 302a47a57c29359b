package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.faults.audit.Books;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.AtOnce;
import dev.starpost.engine.faults.play.Command;
import dev.starpost.engine.faults.play.Courier;
import dev.starpost.engine.faults.play.Ledger;
import dev.starpost.engine.faults.play.Reply;
import dev.starpost.engine.faults.play.Table;
import dev.starpost.engine.faults.play.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Three players of Council of Shadows plan at the same instant, each in one move, at whichever
 * engines. No plan of another makes one's own stale, and none gets lost.
 */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class SimultaneousPlansTest {
  private static final int GROUPS = 8;

  /**
   * More than two hundred instants at which all three players submit; in the long run a thousand.
   */
  private static final int GAMES_OF_A_GROUP = Boolean.getBoolean("starpost.long") ? 125 : 30;

  private static final int PLAYERS = 3;
  private static final List<String> CIVILIZATIONS = List.of("tretans", "humans", "shengar");

  /** The first round: each zone is empty and gets a card. */
  private static final List<Map.Entry<String, String>> PLAN =
      List.of(
          Map.entry("zone-1", "start-colony"),
          Map.entry("zone-2", "start-extract"),
          Map.entry("zone-3", "start-gems"));

  @Test
  void plans_at_one_instant_are_all_accepted(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Ledger ledger = courier.ledger();
    try (AtOnce players = new AtOnce(courier)) {
      players.inGroups(GROUPS, number -> plan("planners" + number, courier, players));
    }
    assertThat(ledger.refused()).isEmpty();
    int moves = 2 * PLAYERS + PLAYERS;
    assertThat(ledger.done()).hasSize(GROUPS * GAMES_OF_A_GROUP * moves);
    assertThat(Books.read(platform).violations(ledger)).isEmpty();
  }

  private static void plan(String name, Courier courier, AtOnce players) throws Exception {
    List<String> accounts = List.of(name + "-1", name + "-2", name + "-3");
    for (int i = 0; i < GAMES_OF_A_GROUP; i++) {
      Table table = courier.start("council-of-shadows", accounts);
      long version = untilPlanning(table, courier);
      planAtOnce(table, version, players);
    }
  }

  /** Everybody takes a civilization and buys nothing; gives the version at which all may plan. */
  private static long untilPlanning(Table table, Courier courier) throws InterruptedException {
    for (int moves = 0; moves < 2 * PLAYERS; moves++) {
      Reply game = courier.read(table.path(), table.account(1));
      int seat = game.body().path("awaiting").get(0).asInt();
      JsonNode move =
          moves < PLAYERS
              ? choosing("choose-civilization", "civilization", CIVILIZATIONS.get(seat - 1))
              : Api.JSON.createObjectNode().put("type", "end-buying");
      courier.play(Command.move(table.gameId(), table.account(seat), move, game.version()));
    }
    Reply game = courier.read(table.path(), table.account(1));
    assertThat(game.body().path("awaiting")).hasSize(PLAYERS);
    return game.version();
  }

  private static void planAtOnce(Table table, long version, AtOnce players) throws Exception {
    ObjectNode move = Api.JSON.createObjectNode().put("type", "lay-plan");
    ObjectNode cards = move.putObject("cards");
    PLAN.forEach(card -> cards.put(card.getKey(), card.getValue()));
    List<Command> plans = new ArrayList<>();
    for (int seat = 1; seat <= PLAYERS; seat++) {
      plans.add(Command.move(table.gameId(), table.account(seat), move, version));
    }
    long last = version;
    for (Told told : players.play(plans)) {
      assertThat(told).isInstanceOf(Told.Done.class);
      last = Math.max(last, ((Told.Done) told).version());
    }
    assertThat(last).isEqualTo(version + PLAYERS);
  }

  private static ObjectNode choosing(String type, String param, String value) {
    ObjectNode move = Api.JSON.createObjectNode().put("type", type);
    move.putArray(param).add(value);
    return move;
  }
}
