package dev.starpost.engine.host;

import com.mongodb.MongoException;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommand.SeatCommand;
import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.engine.game.Answer;
import dev.starpost.engine.game.Denial;
import dev.starpost.engine.game.Diary;
import dev.starpost.engine.game.Fingerprint;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.Ruling;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.History.Obstacle;
import dev.starpost.engine.history.History.Written;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.Seals;
import dev.starpost.engine.history.Seals.Claim;
import dev.starpost.kernel.Seat;
import dev.starpost.web.RequestIds;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jboss.logging.MDC;

/**
 * Decides commands and makes the decisions durable, batch by batch. A batch is decided as far as
 * that is possible and then written at once, in order, so that a decision that rests on another is
 * never stored without it. Nothing is told to anybody before it is stored. Everything can be
 * repeated: a command that has an answer gets that answer again, and its commit is announced again.
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
  private final Diary diary;
  private final Deadlines deadlines;
  private final RefusalLedger ledger;

  public CommandHost(
      GameKinds kinds,
      GameStates states,
      History history,
      Seals seals,
      ParkingLot parking,
      SnapshotTaker snapshots,
      Outbox outbox,
      HostMetrics metrics,
      Diary diary,
      Deadlines deadlines,
      RefusalLedger ledger) {
    this.kinds = kinds;
    this.states = states;
    this.history = history;
    this.seals = seals;
    this.parking = parking;
    this.snapshots = snapshots;
    this.outbox = outbox;
    this.metrics = metrics;
    this.diary = diary;
    this.deadlines = deadlines;
    this.ledger = ledger;
  }

  /**
   * Returns when every command has an answer that is stored, or its game is parked. If it throws,
   * nothing is known of any of them: forget the games and take the same batch again.
   *
   * @return what is to be told
   */
  public Announcements decide(List<Delivery> batch) throws History.Unknown {
    Map<String, Deque<Delivery>> waiting = new LinkedHashMap<>();
    for (Delivery delivery : batch) {
      waiting.computeIfAbsent(delivery.gameId(), id -> new ArrayDeque<>()).add(delivery);
    }
    Announcements told = new Announcements(outbox, metrics, this::noteDeadlines, ledger::note);
    Map<Claim, String> seeds = seals.breakFor(claims(batch));
    Set<String> existing = new HashSet<>();
    while (!waiting.isEmpty()) {
      Draft draft = new Draft(seeds, existing);
      waiting.values().forEach(commands -> consider(commands, draft, told));
      write(draft, waiting, told);
      waiting.values().removeIf(Deque::isEmpty);
    }
    return told;
  }

  /** Before anybody is told: if this fails, the batch is taken again. */
  private void noteDeadlines(Set<String> gameIds) {
    deadlines.note(
        gameIds.stream()
            .flatMap(gameId -> states.known(gameId).stream())
            .filter(HostedGame::hasClock)
            .toList());
  }

  /** All at once, because each costs a write. */
  private Set<Claim> claims(List<Delivery> batch) {
    Set<Claim> claims = new LinkedHashSet<>();
    for (Delivery delivery : batch) {
      if (delivery.command() instanceof StartGame start && kindOf(start).isPresent()) {
        claims.add(claim(start));
      }
    }
    return claims;
  }

  private static Claim claim(StartGame command) {
    return new Claim(command.gameId(), command.commitment());
  }

  private Optional<GameKind<?, ?, ?>> kindOf(StartGame command) {
    Optional<GameKind<?, ?, ?>> kind = kinds.named(command.game());
    return kind.equals(kinds.ofGameId(command.gameId())) ? kind : Optional.empty();
  }

  /** After a batch that failed, or when other instances may have decided for these games. */
  public void forget(Predicate<String> gameId) {
    states.dropIf(gameId);
    parking.forgetIf(gameId);
  }

  /** Puts a game's commands into the draft, as far as they can be decided before it is written. */
  private void consider(Deque<Delivery> commands, Draft draft, Announcements told) {
    while (!commands.isEmpty()) {
      Delivery first = commands.peek();
      Optional<Outcome> settled = consider(first, draft);
      if (settled.isEmpty()) {
        lookAhead(commands, draft);
        return;
      }
      told.add(first, settled.get());
      commands.remove();
    }
  }

  /**
   * Decides the commands after the first one on what the game will be when those before them are
   * stored. Only what is accepted so is put into the draft: anything else must be judged on what is
   * stored for certain, and has time until then.
   */
  private void lookAhead(Deque<Delivery> commands, Draft draft) {
    Optional<HostedGame<?, ?, ?>> ahead = draft.last().next();
    Iterator<Delivery> rest = commands.iterator();
    rest.next();
    while (ahead.isPresent() && rest.hasNext()) {
      Delivery delivery = rest.next();
      ahead =
          judgeAhead(delivery, ahead.get())
              .map(
                  accepted -> {
                    draft.add(
                        new Draft.Entry(delivery, accepted.commit(), Optional.of(accepted.next())));
                    return accepted.next();
                  });
    }
  }

  private Optional<Ruling.Accepted> judgeAhead(Delivery delivery, HostedGame<?, ?, ?> game) {
    try {
      return game.judge(delivery.command(), delivery.arrivedAt(), diary)
              instanceof Ruling.Accepted accepted
          ? Optional.of(accepted)
          : Optional.empty();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      // It fails again when its turn has come, and is dealt with then.
      return Optional.empty();
    }
  }

  /** The outcome if nothing has to be written for it. */
  private Optional<Outcome> consider(Delivery delivery, Draft draft) {
    MDC.put("gameId", delivery.gameId());
    MDC.put("commandId", delivery.commandId());
    delivery.requestId().ifPresent(id -> MDC.put(RequestIds.LOG_KEY, id));
    Optional<HostedGame<?, ?, ?>> game = Optional.empty();
    try {
      boolean begins = delivery.command() instanceof StartGame;
      if (!begins && parking.isParked(delivery.gameId())) {
        return Optional.of(answered(delivery).orElseGet(Outcome.Parked::new));
      }
      // Nobody looks for a game that is about to begin: if it is there, its first version is taken.
      game =
          begins && !draft.isKnownToExist(delivery.gameId())
              ? states.cached(delivery.gameId())
              : states.known(delivery.gameId());
      Ruling ruling = judge(delivery, game, draft);
      if (ruling instanceof Ruling.Denied) {
        // What is known here may be old, and a repetition is refused by what it did itself.
        Optional<Outcome> stored = answered(delivery);
        if (stored.isPresent()) {
          return stored;
        }
        game = game.map(states::refreshed);
        ruling = judge(delivery, game, draft);
      }
      if (ruling instanceof Ruling.Denied
          && delivery.command() instanceof GameCommand.MachineCommand) {
        return Optional.of(new Outcome.PassedOver());
      }
      draft.add(entry(ruling, delivery));
      return Optional.empty();
    } catch (MongoException e) {
      throw e;
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      // Whatever fails now: a command that has its answer keeps it.
      Optional<HostedGame<?, ?, ?>> last = game;
      return Optional.of(answered(delivery).orElseGet(() -> park(delivery, last, e)));
    } finally {
      MDC.remove("gameId");
      MDC.remove("commandId");
      MDC.remove(RequestIds.LOG_KEY);
    }
  }

  /** What became of the command, if its answer is stored already. */
  private Optional<Outcome> answered(Delivery delivery) {
    return history
        .answer(delivery.gameId(), delivery.commandId())
        .map(stored -> Outcome.of(delivery.command(), stored));
  }

  private Ruling judge(Delivery delivery, Optional<HostedGame<?, ?, ?>> game, Draft draft) {
    if (game.isPresent()) {
      return game.get().judge(delivery.command(), delivery.arrivedAt(), diary);
    }
    return delivery.command() instanceof StartGame start
        ? start(start, delivery.arrivedAt(), draft)
        : new Ruling.Denied(Denial.noGame());
  }

  private Ruling start(StartGame command, Instant now, Draft draft) {
    Optional<GameKind<?, ?, ?>> kind = kindOf(command);
    if (kind.isEmpty()) {
      return new Ruling.Denied(Denial.badStart("unknown-game"));
    }
    return draft
        .seed(claim(command))
        .map(seed -> kind.get().start(command, seed, now, diary))
        .orElseGet(() -> new Ruling.Denied(Denial.badStart("unknown-seal")));
  }

  private Draft.Entry entry(Ruling ruling, Delivery delivery) {
    if (ruling instanceof Ruling.Accepted accepted) {
      return new Draft.Entry(delivery, accepted.commit(), Optional.of(accepted.next()));
    }
    Denial denial = ((Ruling.Denied) ruling).denial();
    return new Draft.Entry(delivery, refusal(delivery, denial), Optional.empty());
  }

  private static StoredRefusal refusal(Delivery delivery, Denial denial) {
    GameCommand command = delivery.command();
    return new StoredRefusal(
        command.gameId(),
        command.commandId(),
        Fingerprint.of(command),
        command instanceof SeatCommand of ? seat(of) : Optional.empty(),
        denial,
        delivery.arrivedAt());
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

  private void write(Draft draft, Map<String, Deque<Delivery>> waiting, Announcements told)
      throws History.Unknown {
    List<Draft.Entry> rest = draft.entries();
    while (!rest.isEmpty()) {
      List<Answer> answers = rest.stream().map(Draft.Entry::answer).toList();
      Written written = metrics.timeCommit(() -> history.write(answers));
      for (Draft.Entry entry : rest.subList(0, written.count())) {
        settle(entry.delivery(), stored(entry), waiting, told);
      }
      if (written.obstacle().isEmpty()) {
        return;
      }
      Draft.Entry stopped = rest.get(written.count());
      afterObstacle(stopped.delivery(), written.obstacle().get(), draft)
          .ifPresent(outcome -> settle(stopped.delivery(), outcome, waiting, told));
      // What was decided on top of it is worth nothing; other games go on.
      rest =
          rest.subList(written.count() + 1, rest.size()).stream()
              .filter(entry -> !entry.delivery().gameId().equals(stopped.delivery().gameId()))
              .toList();
    }
  }

  /** A game's first command that waits has its outcome. */
  private static void settle(
      Delivery delivery,
      Outcome outcome,
      Map<String, Deque<Delivery>> waiting,
      Announcements told) {
    told.add(delivery, outcome);
    waiting.get(delivery.gameId()).remove();
  }

  /** Empty if the command has to be decided again, on the game as another writer has made it. */
  private Optional<Outcome> afterObstacle(Delivery delivery, Obstacle obstacle, Draft draft) {
    Optional<HostedGame<?, ?, ?>> game = states.cached(delivery.gameId());
    states.drop(delivery.gameId());
    if (obstacle.isTaken()) {
      draft.isThere(delivery.gameId());
      return answered(delivery);
    }
    var failure = new IllegalStateException("MongoDB cannot store it: " + obstacle.reason());
    return Optional.of(park(delivery, game, failure));
  }

  private Outcome stored(Draft.Entry entry) {
    entry.next().ifPresent(next -> snapshots.offer(states.keep(next)));
    metrics.answered(entry.answer());
    return new Outcome.Answered(entry.answer());
  }
}
