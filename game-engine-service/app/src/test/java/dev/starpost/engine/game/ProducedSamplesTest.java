package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.chance.SealedDice;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The samples of all messages that the engine produces are what it really produces. Run with {@code
 * -Dstarpost.renew=true} to write them anew, and look at the difference: consumers read them.
 */
class ProducedSamplesTest {
  private static final Path SAMPLES = Path.of("../../contracts/src/main/resources/samples");
  private static final ObjectMapper PRETTY =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private static final String GAME = "sv-01M7HET38Z5TJFH1Z6F8VZSEZ0";
  private static final CommandHandlers HANDLERS = new CommandHandlers(RestHours.NONE);
  private static final String SEED = "07".repeat(SealedDice.SEED_BYTES);
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final Optional<ReplyAddress> HERE =
      Optional.of(new ReplyAddress("5d5f3c7e-6f0e-4b6e-9a53-1f3e6b3a8a10", 17));

  private static final Hours HOURS =
      new Hours(
          3,
          "Europe/Paris",
          Optional.of(new AccountState.QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 30))),
          Optional.empty(),
          Optional.of(
              EarlierQuiet.changed("Europe/Paris", Optional.empty(), Optional.empty(), NOON)));

  private static final TableClock CLOCK =
      new TableClock(
          "per-move",
          Optional.of("P3D"),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of("bot-takeover"));

  private static final GameCommand.StartGame START =
      new GameCommand.StartGame(
          "01M7HET38Z5TJFH1Z6F8VZSEZ0",
          GAME,
          HERE,
          "salvage",
          List.of(
              new GameCommand.Player("ann-id", "Ann", "heads or tails"),
              new GameCommand.Player("bob-id", "Bob", ""),
              GameCommand.Player.bot(BotLevel.GREEDY, "Gus")),
          JsonNodeFactory.instance.objectNode().put("longGame", true),
          SealedDice.commitment(HexFormat.of().parseHex(SEED)),
          Visibility.PUBLIC,
          Optional.of(CLOCK),
          Optional.of(true));

  @Test
  void commands() throws Exception {
    approve("start-game.v1", START);
    approve("move.v1", bid(1, 1));
    approve("undo.v1", undo(1));
    approve("resign.v1", resign(2));
    approve("take-back-seat.v1", new GameCommand.TakeBackSeat("the-return", GAME, HERE, 1));
    approve("cancel.v1", cancel(1));
    approve("bot-move.v1", botMove(1));
    approve("expire-turn.v1", GameCommand.ExpireTurn.of(GAME, 1, 1, NOON));
    approve("set-hours.v1", GameCommand.SetHours.of(GAME, 1, "ann-id", HOURS));
    approve(
        "extend-clocks.v1",
        GameCommand.ExtendClocks.of(GAME, 1, NOON, NOON.plus(Duration.ofHours(2))));
  }

  @Test
  void commits_and_their_facts() throws Exception {
    CommandDecision.Accepted opened = accepted(start());
    CommandDecision.Accepted first = accepted(HANDLERS.decide(opened.next(), bid(1, 1), NOON));
    CommandDecision.Accepted back = accepted(HANDLERS.decide(first.next(), undo(1), NOON));
    CommandDecision.Accepted again = accepted(HANDLERS.decide(back.next(), bid(1, 3), NOON));
    CommandDecision.Accepted left = accepted(HANDLERS.decide(again.next(), resign(2), NOON));
    CommandDecision.Accepted end = accepted(HANDLERS.decide(left.next(), resign(1), NOON));
    CommandDecision.Accepted called = accepted(HANDLERS.decide(again.next(), cancel(1), NOON));

    approve("game-commit.v1", announced(opened));
    approve("game-started.v1", fact(opened, GameFact.GameStarted.class));
    approve("turn-opened.v1", fact(opened, GameFact.TurnOpened.class));
    approve("moved.v1", fact(first, GameFact.Moved.class));
    approve("taken-back.v1", fact(back, GameFact.TakenBack.class));
    approve("game-aborted.v1", fact(called, GameFact.GameAborted.class));
    approve("resigned.v1", fact(left, GameFact.Resigned.class));
    approve("game-finished.v1", fact(end, GameFact.GameFinished.class));
  }

  @Test
  void what_clocks_and_controllers_of_seats_make_known() throws Exception {
    HostedGame<?, ?, ?> opened = accepted(start()).next();
    Instant later = NOON.plus(Duration.ofDays(3));
    CommandDecision.Accepted resting =
        accepted(HANDLERS.decide(opened, GameCommand.SetHours.of(GAME, 1, "ann-id", HOURS), NOON));
    CommandDecision.Accepted over =
        accepted(HANDLERS.decide(opened, GameCommand.ExpireTurn.of(GAME, 1, 1, later), later));
    CommandDecision.Accepted back =
        accepted(
            HANDLERS.decide(
                over.next(), new GameCommand.TakeBackSeat("the-return", GAME, HERE, 1), later));
    CommandDecision.Accepted first = accepted(HANDLERS.decide(opened, bid(1, 1), NOON));
    CommandDecision.Accepted second = accepted(HANDLERS.decide(first.next(), bid(2, 1), NOON));
    CommandDecision.Accepted agreed = accepted(HANDLERS.decide(second.next(), cancel(1), NOON));

    approve("clocks-moved.v1", fact(resting, GameFact.ClocksMoved.class));
    approve("turn-expired.v1", fact(over, GameFact.TurnExpired.class));
    approve("seat-taken-over.v1", fact(over, GameFact.SeatTakenOver.class));
    approve("seat-taken-back.v1", fact(back, GameFact.SeatTakenBack.class));
    approve("cancellation-agreed.v1", fact(agreed, GameFact.CancellationAgreed.class));
  }

  @Test
  void replies() throws Exception {
    approve(
        "command-reply.v1",
        new CommandReply(
            "6UbTIHL9QAHwT9yfKX-EPzCvA18-PQ4j_hqstsAvOCY",
            GAME,
            HERE.orElseThrow().instance(),
            CommandReply.Status.COMMITTED,
            Optional.of(2L),
            Optional.empty()));
  }

  private static CommandDecision start() {
    return HANDLERS.start(
        new GameKinds(Game.all()).named("salvage").orElseThrow(), START, SEED, NOON);
  }

  private static GameCommand bid(int seat, long known) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return new GameCommand.Move("command-of-" + known, GAME, HERE, seat, known, move);
  }

  private static GameCommand undo(int seat) {
    return new GameCommand.Undo("the-undo", GAME, HERE, seat, Optional.of(2L), Optional.empty());
  }

  private static GameCommand resign(int seat) {
    return new GameCommand.Resign("the-resignation-of-" + seat, GAME, HERE, seat, Optional.empty());
  }

  private static GameCommand cancel(int seat) {
    return new GameCommand.Cancel("the-cancellation-of-" + seat, GAME, HERE, seat);
  }

  private static GameCommand botMove(long question) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return GameCommand.BotMove.of(GAME, 3, question, move);
  }

  private static CommandDecision.Accepted accepted(CommandDecision decision) {
    assertThat(decision).isInstanceOf(CommandDecision.Accepted.class);
    return (CommandDecision.Accepted) decision;
  }

  private static GameCommit announced(CommandDecision.Accepted accepted) throws Exception {
    byte[] json = accepted.commit().announcement().text().getBytes(StandardCharsets.UTF_8);
    return ContractJson.read(json, GameCommit.class);
  }

  private static GameFact fact(CommandDecision.Accepted accepted, Class<? extends GameFact> type)
      throws Exception {
    return announced(accepted).facts().stream().filter(type::isInstance).findFirst().orElseThrow();
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
