package dev.starpost.matchmaking.topic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Player;
import dev.starpost.contracts.table.TableState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The samples of all messages that this service produces are what it really produces. Run with
 * {@code -Dstarpost.renew=true} to write them anew, and look at the difference: consumers read
 * them.
 */
class ProducedSamplesTest {
  private static final Path SAMPLES = Path.of("../../contracts/src/main/resources/samples");
  private static final ObjectMapper PRETTY =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private static final String ANN = "01M7HET38Z5TJFH1Z6F8VZSEZ0";
  private static final String BOB = "01M7HET38Z5TJFH1Z6F8VZSEZ1";
  private static final String TABLE = "01M7HET38Z5TJFH1Z6F8VZSEZ2";
  private static final String TICKET = "01M7HET38Z5TJFH1Z6F8VZSEZ5";
  private static final String CHALLENGE = "01M7HET38Z5TJFH1Z6F8VZSEZ6";
  private static final String GAME = "salvage";
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final TableClock CLOCK =
      new TableClock(
          "bank",
          Optional.empty(),
          Optional.of("P7D"),
          Optional.of("PT12H"),
          Optional.of("P14D"),
          Optional.of("forfeit"));

  @Test
  void tickets() throws Exception {
    approve(
        "ticket-queued.v1",
        new MatchmakingEvent.TicketQueued(
            TICKET,
            ANN,
            GAME,
            new TableState.Seats(2, 3),
            options(),
            CLOCK,
            1520,
            NOON.plus(Duration.ofDays(7)),
            NOON));
    approve(
        "ticket-matched.v1",
        new MatchmakingEvent.TicketMatched(
            TICKET,
            ANN,
            GAME,
            TABLE,
            List.of(new Player(BOB, 1480), new Player(ANN, 1520)),
            new MatchmakingEvent.Quality(93, 40, 5400),
            NOON));
    approve(
        "ticket-requeued.v1",
        new MatchmakingEvent.TicketRequeued(
            TICKET, ANN, GAME, TABLE, NOON.minus(Duration.ofMinutes(90)), NOON));
    approve("ticket-expired.v1", new MatchmakingEvent.TicketExpired(TICKET, ANN, GAME, NOON));
    approve(
        "ticket-cancelled.v1",
        new MatchmakingEvent.TicketCancelled(
            TICKET, ANN, GAME, MatchmakingEvent.Cancellation.BY_PLAYER, NOON));
  }

  @Test
  void challenges() throws Exception {
    approve(
        "challenge-made.v1",
        new MatchmakingEvent.ChallengeMade(
            CHALLENGE, GAME, ANN, BOB, options(), CLOCK, NOON.plus(Duration.ofDays(3)), NOON));
    approve(
        "challenge-accepted.v1",
        new MatchmakingEvent.ChallengeAccepted(CHALLENGE, GAME, ANN, BOB, TABLE, NOON));
    approve(
        "challenge-withdrawn.v1",
        new MatchmakingEvent.ChallengeWithdrawn(CHALLENGE, GAME, ANN, BOB, NOON));
    approve(
        "challenge-lapsed.v1",
        new MatchmakingEvent.ChallengeLapsed(
            CHALLENGE,
            GAME,
            ANN,
            BOB,
            MatchmakingEvent.Lapse.IGNORED,
            MatchmakingEvent.Consequence.RESTING,
            NOON));
  }

  @Test
  void commands() throws Exception {
    approve(
        "create-matched-table.v1",
        new LobbyCommand.CreateMatchedTable(
            TABLE, GAME, List.of(BOB, ANN), options(), CLOCK, true, LobbyCommand.Why.MATCH, NOON));
  }

  private static ObjectNode options() {
    return JsonNodeFactory.instance.objectNode().put("longGame", true);
  }

  private static void approve(String name, Object message) throws Exception {
    Path sample = SAMPLES.resolve(name + ".json");
    String produced =
        PRETTY.writeValueAsString(PRETTY.readTree(ContractJson.write(message))) + "\n";
    if (Boolean.getBoolean("starpost.renew")) {
      Files.writeString(sample, produced);
    }
    assertThat(sample)
        .content()
        .as("%s; renew it with -Dstarpost.renew=true", sample)
        .isEqualTo(produced);
  }
}
