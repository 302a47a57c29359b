package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Lookahead;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * A game with a clock that a test moves; no server. Accounts are called p1, p2 and so on. In
 * Salvage everybody bids nothing, so that everybody is asked again; in other games they play
 * greedily.
 */
public final class TimedGame {
  private static final String SEED = "07".repeat(SealedDice.SEED_BYTES);
  private static final AutomaticPlayer GREEDY = new Lookahead(2, 4);

  private final List<Commit> commits = new ArrayList<>();
  private final Map<String, Hours> restHours = new HashMap<>();
  private final CommandHandlers handlers = new CommandHandlers(this::hoursOf);
  private final GameKind<?, ?, ?> kind;
  private final String gameId;
  private HostedGame<?, ?, ?> game;
  private HostedGame<?, ?, ?> folded;
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");

  public TimedGame(String kind, TableClock clock, int players) {
    this.kind = new GameKinds(Game.all()).named(kind).orElseThrow();
    this.gameId = this.kind.game().prefix() + "-timed";
    List<GameCommand.Player> seated = new ArrayList<>();
    for (int seat = 1; seat <= players; seat++) {
      seated.add(new GameCommand.Player("p" + seat, "Player " + seat, ""));
    }
    var start =
        new GameCommand.StartGame(
            "table",
            gameId,
            Optional.empty(),
            kind,
            seated,
            JsonNodeFactory.instance.objectNode(),
            SealedDice.commitment(HexFormat.of().parseHex(SEED)),
            Visibility.PUBLIC,
            Optional.of(clock),
            Optional.of(true));
    accept(handlers.start(this.kind, start, SEED, now));
  }

  public static TableClock perMove(String move, String timeout) {
    return new TableClock(
        "per-move",
        Optional.of(move),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(timeout));
  }

  static TableClock bank(String bank, String increment, String cap, String timeout) {
    return new TableClock(
        "bank",
        Optional.empty(),
        Optional.of(bank),
        Optional.of(increment),
        Optional.of(cap),
        Optional.of(timeout));
  }

  private Hours hoursOf(String account) {
    return restHours.getOrDefault(account, Hours.ALL);
  }

  TimedGame rests(int seat, Hours hours) {
    restHours.put("p" + seat, hours);
    return this;
  }

  public HostedGame<?, ?, ?> game() {
    return game;
  }

  String gameId() {
    return gameId;
  }

  Instant now() {
    return now;
  }

  TimedGame passes(Duration time) {
    now = now.plus(time);
    return this;
  }

  Commit last() {
    return commits.get(commits.size() - 1);
  }

  public List<Commit> commits() {
    return commits;
  }

  List<GameFact> facts() {
    return last().announcement().content().facts();
  }

  GameCommit announced() {
    return last().announcement().content();
  }

  CommandDecision decide(GameCommand command) {
    return handlers.decide(game, command, now);
  }

  /** The command is accepted. */
  public TimedGame take(GameCommand command) {
    accept(decide(command));
    return this;
  }

  CommandRefusal refused(GameCommand command) {
    assertThat(decide(command)).isInstanceOf(CommandDecision.Refused.class);
    return ((CommandDecision.Refused) decide(command)).refusal();
  }

  /** The seat's player makes some move. */
  public TimedGame moves(int seat) {
    return take(move(seat));
  }

  GameCommand move(int seat) {
    return new GameCommand.Move(
        UUID.randomUUID().toString(),
        gameId,
        Optional.empty(),
        seat,
        game.version(),
        anyMove(seat));
  }

  private ObjectNode anyMove(int seat) {
    if (!kind.name().equals("salvage")) {
      return game.think(GREEDY, Seat.of(seat), game.version());
    }
    ObjectNode bid = JsonNodeFactory.instance.objectNode().put("type", "bid");
    bid.putArray("crew");
    return bid;
  }

  GameCommand undo(int seat) {
    return new GameCommand.Undo(
        UUID.randomUUID().toString(),
        gameId,
        Optional.empty(),
        seat,
        Optional.empty(),
        Optional.empty());
  }

  public GameCommand returning(int seat) {
    return new GameCommand.TakeBackSeat(
        UUID.randomUUID().toString(), gameId, Optional.empty(), seat);
  }

  public GameCommand cancel(int seat) {
    return new GameCommand.Cancel(UUID.randomUUID().toString(), gameId, Optional.empty(), seat);
  }

  /** All bots that are asked answer. */
  public TimedGame botsAnswer() {
    while (!game.botTurns().isEmpty()) {
      GameCommit.BotTurn turn = game.botTurns().get(0);
      take(GameCommand.BotMove.of(gameId, turn.seat(), turn.question(), anyMove(turn.seat())));
    }
    return this;
  }

  Instant deadline(int seat) {
    return running(seat).orElseThrow().deadline();
  }

  Optional<SeatClock.Running> running(int seat) {
    return game.clockOf(Seat.of(seat)).flatMap(SeatClock::running);
  }

  /** What runs out for the seat, as whoever watches the clocks sends it. */
  GameCommand expiry(int seat) {
    return GameCommand.ExpireTurn.of(gameId, seat, game.askedAt(Seat.of(seat)), deadline(seat));
  }

  /** The seat's time runs out. */
  public TimedGame expires(int seat) {
    GameCommand expiry = expiry(seat);
    now = deadline(seat);
    return take(expiry);
  }

  private void accept(CommandDecision decision) {
    assertThat(decision).isInstanceOf(CommandDecision.Accepted.class);
    commits.add(((CommandDecision.Accepted) decision).commit());
    game = ((CommandDecision.Accepted) decision).next();
    folded = folded == null ? kind.open(last()) : folded.after(last());
    assertThat(folded.roster()).as("found again from what is stored").isEqualTo(game.roster());
  }
}
