package dev.starpost.engine.command;

import com.mongodb.MongoException;
import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.contracts.game.GameCommand.SystemCommand;
import dev.starpost.engine.game.CommandDecision;
import dev.starpost.engine.game.CommandHandlers;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.History.Obstacle;
import dev.starpost.engine.history.History.Written;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Processes commands batch by batch: decides them and makes the decisions durable. A batch is
 * decided as far as that is possible and then written at once, in order, so that a decision that
 * rests on another is never stored without it. Nothing is published before it is stored. Everything
 * can be repeated: a command that has its record gets the same outcome again, and its commit is
 * published again.
 */
public final class CommandProcessor {
  private final GameRepository games;
  private final History history;
  private final GameStarter starter;
  private final CommandHandlers handlers;
  private final ParkingLot parking;
  private final SnapshotTaker snapshots;
  private final Publisher publisher;
  private final Bookkeeping bookkeeping;
  private final ProcessorMetrics metrics;

  public CommandProcessor(
      GameRepository games,
      History history,
      GameStarter starter,
      CommandHandlers handlers,
      ParkingLot parking,
      SnapshotTaker snapshots,
      Publisher publisher,
      Bookkeeping bookkeeping,
      ProcessorMetrics metrics) {
    this.games = games;
    this.history = history;
    this.starter = starter;
    this.handlers = handlers;
    this.parking = parking;
    this.snapshots = snapshots;
    this.publisher = publisher;
    this.bookkeeping = bookkeeping;
    this.metrics = metrics;
  }

  /**
   * Returns when every command has a record that is stored, or its game is parked. If it throws,
   * nothing is known of any of them: forget the games and take the same batch again.
   *
   * @return what is to be published
   */
  public BatchPublication process(List<ReceivedCommand> batch) throws History.Unknown {
    Map<String, Deque<ReceivedCommand>> waiting = new LinkedHashMap<>();
    for (ReceivedCommand received : batch) {
      waiting.computeIfAbsent(received.gameId(), id -> new ArrayDeque<>()).add(received);
    }
    var publication = new BatchPublication(publisher, metrics, bookkeeping);
    var seeds = starter.reveal(batch);
    Set<String> existing = new HashSet<>();
    while (!waiting.isEmpty()) {
      WriteBatch writes = new WriteBatch(seeds, existing);
      waiting.values().forEach(commands -> consider(commands, writes, publication));
      write(writes, waiting, publication);
      waiting.values().removeIf(Deque::isEmpty);
    }
    return publication;
  }

  /** After a batch that failed, or when other instances may have decided for these games. */
  public void forget(Predicate<String> gameId) {
    games.dropIf(gameId);
    parking.forgetIf(gameId);
  }

  /** Puts a game's commands into the batch, as far as they can be decided before it is written. */
  private void consider(
      Deque<ReceivedCommand> commands, WriteBatch writes, BatchPublication publication) {
    while (!commands.isEmpty()) {
      ReceivedCommand first = commands.peek();
      Optional<CommandOutcome> settled = considerNamed(first, writes);
      if (settled.isEmpty()) {
        lookAhead(commands, writes);
        return;
      }
      publication.add(first, settled.get());
      commands.remove();
    }
  }

  /**
   * Decides the commands after the first one on what the game will be when those before them are
   * stored. Only what is accepted so is put into the batch: anything else must be decided on what
   * is stored for certain, and has time until then.
   */
  private void lookAhead(Deque<ReceivedCommand> commands, WriteBatch writes) {
    Optional<HostedGame<?, ?, ?>> ahead = writes.last().next();
    Iterator<ReceivedCommand> rest = commands.iterator();
    rest.next();
    while (ahead.isPresent() && rest.hasNext()) {
      ReceivedCommand received = rest.next();
      ahead =
          decideAhead(received, ahead.get())
              .map(
                  accepted -> {
                    writes.add(received, accepted);
                    return accepted.next();
                  });
    }
  }

  private Optional<CommandDecision.Accepted> decideAhead(
      ReceivedCommand received, HostedGame<?, ?, ?> game) {
    try {
      return handlers.decide(game, received.command(), received.arrivedAt())
              instanceof CommandDecision.Accepted accepted
          ? Optional.of(accepted)
          : Optional.empty();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      // It fails again when its turn has come, and is dealt with then.
      return Optional.empty();
    }
  }

  private Optional<CommandOutcome> considerNamed(ReceivedCommand received, WriteBatch writes) {
    CommandLogContext.enter(received);
    try {
      return consider(received, writes);
    } finally {
      CommandLogContext.leave();
    }
  }

  /** The outcome if nothing has to be written for it. */
  private Optional<CommandOutcome> consider(ReceivedCommand received, WriteBatch writes) {
    Optional<HostedGame<?, ?, ?>> game = Optional.empty();
    try {
      if (isHeld(received)) {
        return Optional.of(recorded(received).orElseGet(CommandOutcome.Parked::new));
      }
      game = gameFor(received, writes);
      CommandDecision decision = decide(received, game, writes);
      if (decision instanceof CommandDecision.Refused) {
        // What is known here may be old, and a repetition is refused by what it did itself.
        Optional<CommandOutcome> before = recorded(received);
        if (before.isPresent()) {
          return before;
        }
        game = game.map(games::refreshed);
        decision = decide(received, game, writes);
      }
      if (decision instanceof CommandDecision.Refused
          && received.command() instanceof SystemCommand) {
        return Optional.of(new CommandOutcome.Skipped());
      }
      writes.add(received, decision);
      return Optional.empty();
    } catch (MongoException e) {
      throw e;
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      // Whatever fails now: a command that has its record keeps it.
      Optional<HostedGame<?, ?, ?>> last = game;
      return Optional.of(recorded(received).orElseGet(() -> park(received, last, e)));
    }
  }

  private boolean isHeld(ReceivedCommand received) {
    return !(received.command() instanceof StartGame) && parking.isParked(received.gameId());
  }

  /** Nobody looks for a game that is about to begin: if it is there, its first version is taken. */
  private Optional<HostedGame<?, ?, ?>> gameFor(ReceivedCommand received, WriteBatch writes) {
    String gameId = received.gameId();
    return received.command() instanceof StartGame && !writes.isKnownToExist(gameId)
        ? games.cached(gameId)
        : games.known(gameId);
  }

  /** What became of the command, if its record is stored already. */
  private Optional<CommandOutcome> recorded(ReceivedCommand received) {
    return history
        .record(received.gameId(), received.commandId())
        .map(stored -> CommandOutcome.of(received.command(), stored));
  }

  private CommandDecision decide(
      ReceivedCommand received, Optional<HostedGame<?, ?, ?>> game, WriteBatch writes) {
    if (game.isPresent()) {
      return handlers.decide(game.get(), received.command(), received.arrivedAt());
    }
    return received.command() instanceof StartGame start
        ? starter.decide(start, received.arrivedAt(), writes)
        : new CommandDecision.Refused(CommandRefusal.noGame());
  }

  private CommandOutcome park(
      ReceivedCommand received, Optional<HostedGame<?, ?, ?>> game, Throwable failure) {
    parking.park(received, game, failure.toString());
    games.drop(received.gameId());
    metrics.parked(failure);
    return new CommandOutcome.Parked();
  }

  private void write(
      WriteBatch writes, Map<String, Deque<ReceivedCommand>> waiting, BatchPublication publication)
      throws History.Unknown {
    List<WriteBatch.Entry> rest = writes.entries();
    while (!rest.isEmpty()) {
      List<CommandRecord> records = rest.stream().map(WriteBatch.Entry::record).toList();
      Written written = metrics.timeCommit(() -> history.write(records));
      for (WriteBatch.Entry entry : rest.subList(0, written.count())) {
        settle(entry.received(), stored(entry), waiting, publication);
      }
      if (written.obstacle().isEmpty()) {
        return;
      }
      ReceivedCommand stopped = rest.get(written.count()).received();
      afterObstacle(stopped, written.obstacle().get(), writes)
          .ifPresent(outcome -> settle(stopped, outcome, waiting, publication));
      // What was decided on top of it is worth nothing; other games go on.
      rest =
          rest.subList(written.count() + 1, rest.size()).stream()
              .filter(entry -> !entry.received().gameId().equals(stopped.gameId()))
              .toList();
    }
  }

  /** A game's first command that waits has its outcome. */
  private static void settle(
      ReceivedCommand received,
      CommandOutcome outcome,
      Map<String, Deque<ReceivedCommand>> waiting,
      BatchPublication publication) {
    publication.add(received, outcome);
    waiting.get(received.gameId()).remove();
  }

  /** Empty if the command has to be decided again, on the game as another writer has made it. */
  private Optional<CommandOutcome> afterObstacle(
      ReceivedCommand received, Obstacle obstacle, WriteBatch writes) {
    Optional<HostedGame<?, ?, ?>> game = games.cached(received.gameId());
    games.drop(received.gameId());
    if (obstacle.isTaken()) {
      writes.isThere(received.gameId());
      return recorded(received);
    }
    var failure = new IllegalStateException("MongoDB cannot store it: " + obstacle.reason());
    return Optional.of(park(received, game, failure));
  }

  private CommandOutcome stored(WriteBatch.Entry entry) {
    entry.next().ifPresent(next -> snapshots.offer(games.keep(next)));
    metrics.recorded(entry.record());
    return new CommandOutcome.Recorded(entry.record());
  }
}
