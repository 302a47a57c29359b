package dev.starpost.games.salvage;

import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.suite.EverySuite;
import dev.starpost.testkit.suite.GameSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** All that is asked of every game, asked of Salvage. */
class SalvageTest implements EverySuite<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Game<Salvage, SalvageMove, SalvageEvent> game() {
    return new SalvageGame();
  }

  @Override
  public String loggedGame() {
    return "rules-2-three-players-rough.json";
  }

  /** What the dice showed, and who discarded which card, is told to all and then on no view. */
  @Override
  public boolean tellsMoreThanViews(SalvageEvent event) {
    return event instanceof BoardingEvent.TieRolled
        || event instanceof BoardingEvent.HoldSearched
        || event instanceof RoundEvent.HandsTrimmed;
  }

  @Override
  public SortedMap<String, Integer> census(Salvage game) {
    List<Object> pieces = new ArrayList<>(game.deck());
    pieces.addAll(game.discards().cards());
    for (Seat seat : game.seats()) {
      pieces.addAll(game.hands().get(seat).cards());
    }
    game.boarding().ifPresent(boarded -> pieces.addAll(boarded.party().cards()));
    pieces.addAll(game.queue());
    game.derelict().ifPresent(pieces::add);
    pieces.addAll(game.past());
    return GameSuite.tally(pieces);
  }
}
