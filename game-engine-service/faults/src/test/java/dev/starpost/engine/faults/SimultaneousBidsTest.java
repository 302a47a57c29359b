package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.faults.audit.Books;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.AtOnce;
import dev.starpost.engine.faults.play.Command;
import dev.starpost.engine.faults.play.Courier;
import dev.starpost.engine.faults.play.Ledger;
import dev.starpost.engine.faults.play.Table;
import dev.starpost.engine.faults.play.Told;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Four players who look at the same version bid at the same instant, at whichever engines: what one
 * of them submits in secret makes nobody else's bid stale, and none gets lost.
 */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class SimultaneousBidsTest {
  private static final int TIMES = Boolean.getBoolean("starpost.long") ? 1_000 : 400;
  private static final int GROUPS = 4;

  /** As long as nobody has to trim their hand, a round without bids is nothing but bidding. */
  private static final int ROUNDS_OF_A_GAME = 3;

  private static final JsonNode NO_CREW = noCrew();

  private static JsonNode noCrew() {
    var bid = Api.JSON.createObjectNode().put("type", "bid");
    bid.putArray("crew");
    return bid;
  }

  @Test
  void bids_at_one_instant_are_all_accepted(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Ledger ledger = courier.ledger();
    try (AtOnce players = new AtOnce(courier)) {
      players.inGroups(GROUPS, number -> bid("bidders" + number, courier, players));
    }
    assertThat(ledger.refused()).isEmpty();
    assertThat(ledger.done()).hasSize(4 * TIMES);
    assertThat(Books.read(platform).violations(ledger)).isEmpty();
  }

  private static void bid(String name, Courier courier, AtOnce players) throws Exception {
    List<String> accounts = List.of(name + "-1", name + "-2", name + "-3", name + "-4");
    int round = 0;
    while (round < TIMES / GROUPS) {
      Table table = courier.start(accounts);
      long version = 1;
      for (int i = 0; i < ROUNDS_OF_A_GAME && round < TIMES / GROUPS; i++) {
        version = bidAtOnce(table, version, players);
        round++;
      }
    }
  }

  /** Gives the version at which the last bid was in and the next round began. */
  private static long bidAtOnce(Table table, long version, AtOnce players) throws Exception {
    List<Command> bids =
        table.accounts().stream()
            .map(account -> Command.move(table.gameId(), account, NO_CREW, version))
            .toList();
    long last = version;
    for (Told bid : players.play(bids)) {
      assertThat(bid).isInstanceOf(Told.Done.class);
      last = Math.max(last, ((Told.Done) bid).version());
    }
    assertThat(last).isEqualTo(version + table.accounts().size());
    return last;
  }
}
