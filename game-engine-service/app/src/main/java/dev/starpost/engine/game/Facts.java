package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Facts of a step that everybody may know, whatever the game. */
final class Facts {
  private Facts() {}

  static List<GameFact> ofOpening(String commandId, HostedGame<?, ?, ?> opened) {
    GameOpening opening = opened.opening();
    List<GameFact> facts = new ArrayList<>();
    facts.add(
        new GameFact.GameStarted(
            commandId,
            opening.seats().stream().map(seat -> seated(seat, opening)).toList(),
            opening.visibility(),
            opening.commitment()));
    addTurns(opened, opened.awaiting(), facts);
    addEnd(opened, facts);
    return facts;
  }

  static List<GameFact> of(HostedGame<?, ?, ?> before, HostedGame<?, ?, ?> after, Ply<?> ply) {
    Seat by = ply.by().orElseThrow();
    List<GameFact> facts = new ArrayList<>();
    facts.addAll(
        switch (ply.kind()) {
          case TAKING_BACK -> List.of(new GameFact.TakenBack(by.number()));
          case RESIGNATION -> List.of(new GameFact.Resigned(by.number()));
          case FORFEIT -> List.of(expired(before, by), new GameFact.Resigned(by.number()));
          case OPENING, DECISION, BOT_DECISION -> List.of(new GameFact.Moved(by.number()));
          case RETURN -> List.of(new GameFact.SeatTakenBack(by.number()));
          case CANCELLATION -> List.of(new GameFact.CancellationAgreed(by.number()));
          case ABORT -> List.of(new GameFact.GameAborted(by.number()));
          case TIMEOUT -> List.of(expired(before, by));
          case TAKEOVER -> List.of(expired(before, by), takenOver(after, by));
          case CLOCK_CHANGE -> List.of(moved(before, after));
        });
    SortedSet<Seat> opened = new TreeSet<>(after.awaiting());
    SortedSet<Seat> awaitedBefore = before.awaiting();
    opened.removeIf(
        seat -> awaitedBefore.contains(seat) && before.question(seat).equals(after.question(seat)));
    addTurns(after, opened, facts);
    addEnd(after, facts);
    return facts;
  }

  private static GameFact expired(HostedGame<?, ?, ?> before, Seat seat) {
    return new GameFact.TurnExpired(seat.number(), deadline(before, seat).orElseThrow());
  }

  private static GameFact takenOver(HostedGame<?, ?, ?> after, Seat seat) {
    SeatController controller = after.roster().controller(seat);
    return new GameFact.SeatTakenOver(
        seat.number(), controller.level().orElseThrow(), controller.mayReturn());
  }

  /** Clocks that rest on other hours were set for that; others because the platform was away. */
  private static GameFact moved(HostedGame<?, ?, ?> before, HostedGame<?, ?, ?> after) {
    List<Seat> seats =
        before.opening().seats().stream()
            .filter(seat -> !before.clockOf(seat).equals(after.clockOf(seat)))
            .toList();
    boolean byHours =
        seats.stream().anyMatch(seat -> !hours(before, seat).equals(hours(after, seat)));
    return new GameFact.ClocksMoved(
        seats.stream().map(Seat::number).toList(),
        byHours ? GameFact.ClocksMoved.Why.HOURS : GameFact.ClocksMoved.Why.OUTAGE);
  }

  private static Optional<Hours> hours(HostedGame<?, ?, ?> game, Seat seat) {
    return game.clockOf(seat).flatMap(SeatClock::running).map(SeatClock.Running::hours);
  }

  private static Optional<Instant> deadline(HostedGame<?, ?, ?> game, Seat seat) {
    return game.clockOf(seat).flatMap(SeatClock::running).map(SeatClock.Running::deadline);
  }

  /** People are told, those with the same deadline together; bots see it from the commit. */
  private static void addTurns(
      HostedGame<?, ?, ?> game, SortedSet<Seat> opened, List<GameFact> facts) {
    Map<Optional<Instant>, List<Integer>> seats = new LinkedHashMap<>();
    for (Seat seat : opened) {
      if (game.botFor(seat).isEmpty()) {
        seats.computeIfAbsent(deadline(game, seat), until -> new ArrayList<>()).add(seat.number());
      }
    }
    seats.forEach((until, asked) -> facts.add(new GameFact.TurnOpened(asked, until)));
  }

  private static void addEnd(HostedGame<?, ?, ?> game, List<GameFact> facts) {
    if (game.roster().aborted()) {
      facts.add(new GameFact.GameFinished(List.of(), List.of(), false));
    } else {
      game.result().ifPresent(ranking -> facts.add(finished(ranking, game)));
    }
  }

  private static GameFact finished(Ranking ranking, HostedGame<?, ?, ?> game) {
    return new GameFact.GameFinished(
        ranking.places().stream().map(place -> place(place, game)).toList(),
        ranking.rivals().stream()
            .map(rival -> new GameFact.Rival(rival.name(), rival.rank(), rival.points()))
            .toList(),
        game.opening().isRated());
  }

  private static GameFact.Place place(Ranking.Place place, HostedGame<?, ?, ?> game) {
    return new GameFact.Place(
        place.seat().number(),
        game.opening().players().get(place.seat().index()).account(),
        place.rank(),
        place.stayed(),
        place.points(),
        !place.stayed() || game.roster().controller(place.seat()).isLeft());
  }

  private static GameFact.Seated seated(Seat seat, GameOpening opening) {
    GameOpening.SeatedPlayer player = opening.players().get(seat.index());
    return new GameFact.Seated(seat.number(), player.account(), player.name(), player.bot());
  }
}
