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
import dev.starpost.engine.faults.play.Moves;
import dev.starpost.engine.faults.play.Reply;
import dev.starpost.engine.faults.play.Table;
import dev.starpost.engine.faults.play.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Five players of Race for the Galaxy answer at the same instant, at whichever engines: first which
 * start world they keep, then which action they choose. No answer makes another stale, and none
 * gets lost.
 */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class SimultaneousAnswersTest {
  private static final int GROUPS = 8;

  /** With two questions in each, more than five hundred instants at which all five answer. */
  private static final int GAMES_OF_A_GROUP = 32;

  private static final int QUESTIONS = 2;
  private static final int PLAYERS = 5;

  @Test
  void answers_at_one_instant_are_all_accepted(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Ledger ledger = courier.ledger();
    try (AtOnce players = new AtOnce(courier)) {
      players.inGroups(GROUPS, number -> play(number, courier, players));
    }
    assertThat(ledger.refused()).isEmpty();
    assertThat(ledger.done()).hasSize(GROUPS * GAMES_OF_A_GROUP * QUESTIONS * PLAYERS);
    assertThat(Books.read(platform).violations(ledger)).isEmpty();
  }

  private static void play(int group, Courier courier, AtOnce players) throws Exception {
    List<String> accounts =
        IntStream.rangeClosed(1, PLAYERS).mapToObj(seat -> "racers" + group + "-" + seat).toList();
    Random random = new Random(group);
    for (int game = 0; game < GAMES_OF_A_GROUP; game++) {
      Table table = courier.start("race-for-the-galaxy", accounts);
      for (int question = 0; question < QUESTIONS; question++) {
        answerAtOnce(table, courier, players, random);
      }
    }
  }

  private static void answerAtOnce(Table table, Courier courier, AtOnce players, Random random)
      throws Exception {
    List<Command> answers = new ArrayList<>();
    long version = 0;
    for (int seat = 1; seat <= PLAYERS; seat++) {
      Reply asked = courier.read(table.path() + "/options", table.account(seat));
      JsonNode move = Moves.any(asked.body().path("options"), random);
      answers.add(Command.move(table.gameId(), table.account(seat), move, asked.version()));
      version = asked.version();
    }
    long last = version;
    for (Told told : players.play(answers)) {
      assertThat(told).isInstanceOf(Told.Done.class);
      last = Math.max(last, ((Told.Done) told).version());
    }
    assertThat(last).isEqualTo(version + PLAYERS);
  }
}
