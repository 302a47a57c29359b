package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What everybody may know of a step, whatever the game. */
final class Facts {
  private Facts() {}

  static List<GameFact> ofOpening(StartGame command, HostedGame<?, ?, ?> opened) {
    Opening opening = opened.opening();
    List<GameFact> facts = new ArrayList<>();
    facts.add(
        new GameFact.GameStarted(
            command.commandId(),
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
          case RESIGNATION, FORFEIT -> List.of(new GameFact.Resigned(by.number()));
          case OPENING, DECISION, BOT_DECISION -> List.of(new GameFact.Moved(by.number()));
          case RETURN -> List.of(new GameFact.SeatTakenBack(by.number()));
          case CANCELLATION -> List.of(new GameFact.CancellationAgreed(by.number()));
          case ABORT -> List.of(new GameFact.GameAborted(by.number()));
          case TIMEOUT, TAKEOVER, CLOCK_CHANGE -> List.of();
        });
    SortedSet<Seat> opened = new TreeSet<>(after.awaiting());
    SortedSet<Seat> awaitedBefore = before.awaiting();
    opened.removeIf(
        seat -> awaitedBefore.contains(seat) && before.question(seat).equals(after.question(seat)));
    addTurns(after, opened, facts);
    addEnd(after, facts);
    return facts;
  }

  /** People are told; bots see it from the commit. */
  private static void addTurns(
      HostedGame<?, ?, ?> game, SortedSet<Seat> opened, List<GameFact> facts) {
    List<Integer> seats =
        opened.stream().filter(seat -> game.botFor(seat).isEmpty()).map(Seat::number).toList();
    if (!seats.isEmpty()) {
      facts.add(new GameFact.TurnOpened(seats, Optional.empty()));
    }
  }

  private static void addEnd(HostedGame<?, ?, ?> game, List<GameFact> facts) {
    if (game.attendance().aborted()) {
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
        !place.stayed() || game.attendance().keeper(place.seat()).isLeft());
  }

  private static GameFact.Seated seated(Seat seat, Opening opening) {
    Opening.SeatedPlayer player = opening.players().get(seat.index());
    return new GameFact.Seated(seat.number(), player.account(), player.name(), player.bot());
  }
}
