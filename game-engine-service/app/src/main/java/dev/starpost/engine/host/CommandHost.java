package dev.starpost.engine.host;

import com.mongodb.MongoException;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommand.SeatCommand;
import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.engine.game.Answer;
import dev.starpost.engine.game.Denial;
import dev.starpost.engine.game.Fingerprint;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.Ruling;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.History.Written;
import dev.starpost.engine.history.Seals;
import dev.starpost.kernel.Seat;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jboss.logging.MDC;

/**
 * Decides commands and makes the decisions durable, batch by batch, in rounds: each round writes at
 * most one answer for any game, and a game's next command is decided only on a state whose commit
 * succeeded. Nothing is told to anybody before it is stored. Everything can be repeated: a command
 * that has an answer gets that answer again, and its commit is announced again.
 */
public final class CommandHost {
  private final GameKinds kinds;
  private final GameStates states;
  private final History history;
  private final Seals seals;
  private final ParkingLot parking;
  private final SnapshotTaker snapshots;
  private final Outbox outbox;
  private final HostMetrics metrics;
  private final Clock clock;

  public CommandHost(
      GameKinds kinds,
      GameStates states,
      History history,
      Seals seals,
      ParkingLot parking,
      SnapshotTaker snapshots,
      Outbox outbox,
      HostMetrics metrics,
      Clock clock) {
    this.kinds = kinds;
    this.states = states;
    this.history = history;
    this.seals = seals;
    this.parking = parking;
    this.snapshots = snapshots;
    this.outbox = outbox;
    this.metrics = metrics;
    this.clock = clock;
  }

  /**
   * Returns when every command has its answer, every commit is announced and every reply is on its
   * way. If it throws, nothing is known of any of them: forget the games and take the same batch
   * again.
   */
  public void take(List<Delivery> batch)
      throws History.Unknown, NotAnnounced, InterruptedException {
    Map<String, Deque<Delivery>> waiting = new LinkedHashMap<>();
    for (Delivery delivery : batch) {
      waiting.computeIfAbsent(delivery.gameId(), id -> new ArrayDeque<>()).add(delivery);
    }
    Announcements last = new Announcements(outbox, metrics);
    while (!waiting.isEmpty()) {
      Announcements told = new Announcements(outbox, metrics);
      Round round = new Round();
      for (Iterator<Deque<Delivery>> games = waiting.values().iterator(); games.hasNext(); ) {
        Deque<Delivery> commands = games.next();
        consider(commands, round, told);
        if (commands.isEmpty()) {
          games.remove();
        }
      }
      write(round, waiting, told);
      // Version n of a game is announced for good before n + 1 is sent.
      last.await();
      told.send();
      last = told;
    }
    last.await();
  }

  /** After a batch that failed, or when other instances may have decided for these games. */
  public void forget(Predicate<String> gameId) {
    states.dropIf(gameId);
    parking.forgetIf(gameId);
  }

  /** Puts a game's first command into the round, or tells its outcome if it has one already. */
  private void consider(Deque<Delivery> commands, Round round, Announcements told) {
    Delivery delivery = commands.peek();
    consider(delivery, round)
        .ifPresent(
            settled -> {
              told.add(delivery, settled);
              commands.remove();
            });
  }

  /** The outcome if nothing has to be written for it. */
  private Optional<Outcome> consider(Delivery delivery, Round round) {
    MDC.put("gameId", delivery.gameId());
    MDC.put("commandId", delivery.commandId());
    if (parking.isParked(delivery.gameId())) {
      return Optional.of(new Outcome.Parked());
    }
    Optional<HostedGame<?, ?, ?>> game = Optional.empty();
    try {
      game = states.known(delivery.gameId());
      Ruling ruling = judge(delivery.command(), game);
      if (ruling instanceof Ruling.Denied) {
        // What is known here may be old, and a repetition is refused by what it did itself.
        Optional<Answer> stored = history.answer(delivery.gameId(), delivery.commandId());
        if (stored.isPresent()) {
          return Optional.of(Outcome.of(delivery.command(), stored.get()));
        }
        game = game.map(states::refreshed);
        ruling = judge(delivery.command(), game);
      }
      add(ruling, delivery, round);
      return Optional.empty();
    } catch (MongoException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.of(park(delivery, game, e));
    } finally {
      MDC.remove("gameId");
      MDC.remove("commandId");
    }
  }

  private Ruling judge(GameCommand command, Optional<HostedGame<?, ?, ?>> game) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    if (game.isPresent()) {
      return game.get().judge(command, now);
    }
    return command instanceof StartGame start
        ? start(start, now)
        : new Ruling.Denied(Denial.noGame());
  }

  private Ruling start(StartGame command, Instant now) {
    Optional<GameKind<?, ?, ?>> kind = kinds.named(command.game());
    if (kind.isEmpty() || !kind.equals(kinds.ofGameId(command.gameId()))) {
      return new Ruling.Denied(Denial.badStart("unknown-game"));
    }
    Optional<String> seed = seals.breakFor(command.gameId(), command.commitment());
    return seed.isPresent()
        ? kind.get().start(command, seed.get(), now)
        : new Ruling.Denied(Denial.badStart("unknown-seal"));
  }

  private void add(Ruling ruling, Delivery delivery, Round round) {
    if (ruling instanceof Ruling.Accepted accepted) {
      round.add(delivery, accepted.commit(), Optional.of(accepted.next()));
    } else {
      Denial denial = ((Ruling.Denied) ruling).denial();
      round.add(delivery, refusal(delivery.command(), denial), Optional.empty());
    }
  }

  private StoredRefusal refusal(GameCommand command, Denial denial) {
    return new StoredRefusal(
        command.gameId(),
        command.commandId(),
        Fingerprint.of(command),
        command instanceof SeatCommand of ? seat(of) : Optional.empty(),
        denial,
        clock.instant().truncatedTo(ChronoUnit.MILLIS));
  }

  /** A number that is no seat's is refused like a seat that is not asked. */
  private static Optional<Seat> seat(SeatCommand command) {
    try {
      return Optional.of(Seat.of(command.seat()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Outcome park(Delivery delivery, Optional<HostedGame<?, ?, ?>> game, Throwable failure) {
    parking.park(delivery, game, failure.toString());
    states.drop(delivery.gameId());
    metrics.parked(failure);
    return new Outcome.Parked();
  }

  private void write(Round round, Map<String, Deque<Delivery>> waiting, Announcements told)
      throws History.Unknown {
    if (round.entries().isEmpty()) {
      return;
    }
    List<Written> written = metrics.timeCommit(() -> history.write(round.answers()));
    List<Round.Entry> entries = new ArrayList<>(round.entries());
    for (int i = 0; i < entries.size(); i++) {
      settle(entries.get(i), written.get(i), waiting, told);
    }
  }

  private void settle(
      Round.Entry entry,
      Written written,
      Map<String, Deque<Delivery>> waiting,
      Announcements told) {
    Delivery delivery = entry.delivery();
    Optional<Outcome> outcome =
        switch (written) {
          case DONE -> Optional.of(stored(entry));
          case TAKEN -> taken(delivery);
          case IMPOSSIBLE -> {
            var failure = new IllegalStateException("MongoDB cannot store the commit");
            yield Optional.of(park(delivery, entry.next(), failure));
          }
        };
    if (outcome.isPresent()) {
      told.add(delivery, outcome.get());
      Deque<Delivery> commands = waiting.get(delivery.gameId());
      commands.remove();
      if (commands.isEmpty()) {
        waiting.remove(delivery.gameId());
      }
    }
  }

  private Outcome stored(Round.Entry entry) {
    entry.next().ifPresent(next -> snapshots.offer(states.keep(next)));
    metrics.answered(entry.answer());
    return new Outcome.Answered(entry.answer());
  }

  /** Empty if the command has to be decided again, on what another writer has made of the game. */
  private Optional<Outcome> taken(Delivery delivery) {
    states.drop(delivery.gameId());
    return history
        .answer(delivery.gameId(), delivery.commandId())
        .map(answer -> Outcome.of(delivery.command(), answer));
  }
}
