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
    addTurns(opened.awaiting(), facts);
    addEnd(opened, facts);
    return facts;
  }

  static List<GameFact> of(HostedGame<?, ?, ?> before, HostedGame<?, ?, ?> after, Ply<?> ply) {
    Seat by = ply.by().orElseThrow();
    List<GameFact> facts = new ArrayList<>();
    facts.add(
        switch (ply.kind()) {
          case TAKING_BACK -> new GameFact.TakenBack(by.number());
          case RESIGNATION -> new GameFact.Resigned(by.number());
          case OPENING, DECISION -> new GameFact.Moved(by.number());
        });
    SortedSet<Seat> opened = new TreeSet<>(after.awaiting());
    SortedSet<Seat> awaitedBefore = before.awaiting();
    opened.removeIf(
        seat -> awaitedBefore.contains(seat) && before.question(seat).equals(after.question(seat)));
    addTurns(opened, facts);
    addEnd(after, facts);
    return facts;
  }

  private static void addTurns(SortedSet<Seat> opened, List<GameFact> facts) {
    if (!opened.isEmpty()) {
      List<Integer> seats = opened.stream().map(Seat::number).toList();
      facts.add(new GameFact.TurnOpened(seats, Optional.empty()));
    }
  }

  private static void addEnd(HostedGame<?, ?, ?> game, List<GameFact> facts) {
    game.result().ifPresent(ranking -> facts.add(finished(ranking, game.opening())));
  }

  private static GameFact finished(Ranking ranking, Opening opening) {
    return new GameFact.GameFinished(
        ranking.places().stream().map(place -> place(place, opening)).toList(),
        ranking.rivals().stream()
            .map(rival -> new GameFact.Rival(rival.name(), rival.rank(), rival.points()))
            .toList());
  }

  private static GameFact.Place place(Ranking.Place place, Opening opening) {
    return new GameFact.Place(
        place.seat().number(),
        opening.players().get(place.seat().index()).account(),
        place.rank(),
        place.stayed(),
        place.points());
  }

  private static GameFact.Seated seated(Seat seat, Opening opening) {
    Opening.SeatedPlayer player = opening.players().get(seat.index());
    return new GameFact.Seated(seat.number(), player.account(), player.name());
  }
}
