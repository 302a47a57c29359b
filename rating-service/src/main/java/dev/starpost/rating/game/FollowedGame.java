package dev.starpost.rating.game;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A game as far as ratings need it. Goes on by commits, each of which counts once. */
final class FollowedGame {
  private final String id;
  private final String game;
  private final SortedMap<Integer, SeatTurn> seats = new TreeMap<>();
  private long version;
  private boolean hidden;
  private boolean finished;

  FollowedGame(
      String id,
      String game,
      long version,
      boolean hidden,
      boolean finished,
      List<SeatTurn> seats) {
    this.id = id;
    this.game = game;
    this.version = version;
    this.hidden = hidden;
    this.finished = finished;
    seats.forEach(this::put);
  }

  /** Hears how people keep their time. */
  interface Watch {
    /** Somebody has answered for the first time in a turn. */
    void answered(SeatTurn seat, int seconds);

    /** A turn on a clock is over. */
    void turnOver(SeatTurn seat, boolean inTime);
  }

  /** Lets a commit take effect; how the game ended, if it did and has a result. */
  Optional<Ending> goOn(GameCommit commit, Watch watch) {
    version = commit.version();
    Optional<Ending> ending = Optional.empty();
    for (GameFact fact : commit.facts()) {
      if (fact instanceof GameFact.GameStarted start) {
        begin(start);
      } else if (fact instanceof GameFact.Moved moved) {
        answer(moved.seat(), commit.at(), watch);
      } else if (fact instanceof GameFact.TurnExpired expired) {
        expire(expired.seat(), watch);
      } else if (fact instanceof GameFact.GameFinished end) {
        finished = true;
        ending =
            Optional.of(new Ending(id, game, commit.at(), hidden, people(end), end.rated()))
                .filter(result -> !result.places().isEmpty());
      }
    }
    turn(commit, watch);
    return ending;
  }

  private List<GameFact.Place> people(GameFact.GameFinished end) {
    return end.places().stream()
        .filter(
            place ->
                seats.containsKey(place.seat())
                    && seats.get(place.seat()).account().equals(place.account()))
        .toList();
  }

  private void begin(GameFact.GameStarted start) {
    hidden = start.visibility() == Visibility.PRIVATE;
    start.players().stream()
        .filter(player -> !BotLevel.isAccount(player.account()))
        .forEach(player -> put(SeatTurn.taken(player.seat(), player.account(), player.name())));
  }

  private void answer(int number, Instant at, Watch watch) {
    SeatTurn seat = seats.get(number);
    if (seat != null && seat.isOpen() && !seat.answered()) {
      long seconds = Duration.between(seat.askedAt().get(), at).toSeconds();
      watch.answered(seat, (int) Math.max(0, Math.min(Integer.MAX_VALUE, seconds)));
      put(seat.answer());
    }
  }

  private void expire(int number, Watch watch) {
    SeatTurn seat = seats.get(number);
    if (seat != null && seat.isOpen()) {
      watch.turnOver(seat, false);
      put(seat.over());
    }
  }

  /** Whom the game waits for now. A seat that a bot answers for is not its player's turn. */
  private void turn(GameCommit commit, Watch watch) {
    Set<Integer> bots =
        commit.bots().stream().map(GameCommit.BotTurn::seat).collect(Collectors.toSet());
    Set<Integer> timed =
        commit.deadlines().stream().map(GameCommit.Deadline::seat).collect(Collectors.toSet());
    for (SeatTurn seat : seats()) {
      boolean awaited = commit.awaiting().contains(seat.seat()) && !bots.contains(seat.seat());
      if (awaited) {
        put(seat.asked(commit.at(), timed.contains(seat.seat())));
      } else if (seat.isOpen()) {
        if (seat.timed() && seat.answered()) {
          watch.turnOver(seat, true);
        }
        put(seat.over());
      }
    }
  }

  private void put(SeatTurn seat) {
    seats.put(seat.seat(), seat);
  }

  String id() {
    return id;
  }

  String game() {
    return game;
  }

  long version() {
    return version;
  }

  boolean isHidden() {
    return hidden;
  }

  boolean isFinished() {
    return finished;
  }

  List<SeatTurn> seats() {
    return List.copyOf(seats.values());
  }
}
