package dev.starpost.engine.clock;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.RestHours;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.Heartbeat;
import dev.starpost.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Watches the deadlines of this instance's games and sends the system commands that follow from
 * them. Everything that it sends is decided by the game when it arrives, so that it may be sent
 * twice, late, or by two instances.
 */
public final class ClockWatch {
  private static final int MOST_AT_ONCE = 10_000;

  /** How long after an outage all games are looked through for it. */
  private static final Duration EAGER = Duration.ofMinutes(10);

  /** How long a command is given before the same is sent again: the back-off. */
  private static final Duration RESEND_AFTER = Duration.ofSeconds(10);

  private static final int MOST_REMEMBERED = 100_000;

  /** Port by which system commands are sent. */
  public interface Commands {
    void send(String game, GameCommand command);
  }

  private final Deadlines deadlines;
  private final Heartbeat heartbeat;
  private final GameRepository games;
  private final RestHours restHours;
  private final Commands commands;
  private final Cache<String, Instant> sent =
      Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

  public ClockWatch(
      Deadlines deadlines,
      Heartbeat heartbeat,
      GameRepository games,
      RestHours restHours,
      Commands commands) {
    this.deadlines = deadlines;
    this.heartbeat = heartbeat;
    this.games = games;
    this.restHours = restHours;
    this.commands = commands;
  }

  /**
   * Looks once. Called only while commands can be sent and decided: it says so to everybody.
   *
   * @param owned which games this instance decides for
   */
  public void look(Instant now, Predicate<String> owned) {
    List<Outage> outages = heartbeat.beat(now);
    outages.stream()
        .filter(outage -> outage.to().plus(EAGER).isAfter(now))
        .forEach(outage -> giveBack(outage, now, owned));
    deadlines.due(now, MOST_AT_ONCE).stream()
        .filter(owned)
        .flatMap(gameId -> games.current(gameId).stream())
        .forEach(game -> expire(game, outages, now));
  }

  /**
   * Somebody rests at other times: moves the deadlines that this instance's games have for them.
   */
  public void rest(String account, Hours hours, Instant now, Predicate<String> owned) {
    deadlines.of(account).stream()
        .filter(owned)
        .flatMap(gameId -> games.current(gameId).stream())
        .forEach(game -> send(game, setHours(game, account, hours), now));
  }

  /** So that players see it soon; what is not found here is found when a deadline has come. */
  private void giveBack(Outage outage, Instant now, Predicate<String> owned) {
    deadlines.during(outage).stream()
        .filter(owned)
        .flatMap(gameId -> games.current(gameId).stream())
        .filter(game -> game.roster().ranDuring(outage))
        .forEach(game -> send(game, extension(game, outage), now));
  }

  private void expire(HostedGame<?, ?, ?> game, List<Outage> outages, Instant now) {
    Optional<Outage> away = outages.stream().filter(game.roster()::ranDuring).findFirst();
    if (away.isPresent()) {
      send(game, extension(game, away.get()), now);
      return;
    }
    if (game.roster().nextDeadline().filter(due -> !due.isAfter(now)).isEmpty()) {
      deadlines.note(List.of(game)); // The reminder was older than the game.
      return;
    }
    for (Seat seat : game.opening().seats()) {
      game.clockOf(seat)
          .flatMap(SeatClock::running)
          .filter(running -> !running.deadline().isAfter(now))
          .ifPresent(running -> send(game, following(game, seat, running), now));
    }
  }

  /** A deadline that rests on an older profile is moved before it can be missed. */
  private GameCommand following(HostedGame<?, ?, ?> game, Seat seat, SeatClock.Running running) {
    String account = game.opening().players().get(seat.index()).account();
    Hours hours = restHours.hoursOf(account);
    if (hours.revision() > running.hours().revision() && !hours.isSameRest(running.hours())) {
      return setHours(game, account, hours);
    }
    return GameCommand.ExpireTurn.of(
        game.gameId(), seat.number(), game.askedAt(seat), running.deadline());
  }

  private static GameCommand extension(HostedGame<?, ?, ?> game, Outage outage) {
    return GameCommand.ExtendClocks.of(game.gameId(), game.version(), outage.from(), outage.to());
  }

  private static GameCommand setHours(HostedGame<?, ?, ?> game, String account, Hours hours) {
    return GameCommand.SetHours.of(game.gameId(), game.version(), account, hours);
  }

  private void send(HostedGame<?, ?, ?> game, GameCommand command, Instant now) {
    Instant before = sent.getIfPresent(command.commandId());
    if (before == null || now.isAfter(before.plus(RESEND_AFTER))) {
      sent.put(command.commandId(), now);
      commands.send(game.kind().name(), command);
    }
  }
}
