package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.PlanEvent.PlanningBegun;
import dev.starpost.games.councilofshadows.RoundEvent.OrderDealt;
import dev.starpost.games.councilofshadows.RoundEvent.RoundBegun;
import dev.starpost.games.councilofshadows.RoundEvent.TurnBegun;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.List;

/** COS-3.1 The round: buy one after another, plan together, act one after another. */
public final class Rounds {
  private Rounds() {}

  /** Those who are asked decide, and about nothing else than what is asked. */
  public static Decision<CouncilEvent> decide(
      CouncilOfShadows game, Seat by, CouncilMove move, Dice dice) {
    if (game.over()) {
      return refused("COS-9.1", "game-over");
    }
    Pending pending = game.pending().orElseThrow();
    if (!pending.isAsked(by)) {
      return refused("COS-3.1", "not-your-turn");
    }
    if (!move.answers(pending)) {
      return refused(pending.rule(), "no-answer-to-this");
    }
    return move.decide(game, by, dice);
  }

  /**
   * COS-6.1: the first zone of the seat whose card has still to act in this round, the one that
   * asks something now included; as many as there are zones if none has.
   */
  public static int firstToAct(CouncilOfShadows game, Seat seat) {
    Round round = game.round();
    if (round.phase() != Round.Phase.ACT || round.order().indexOf(seat) > round.turn()) {
      return 0;
    }
    for (Task task : game.agenda().bottomUp()) {
      if (task instanceof Chore.ActionTurn left && left.seat().equals(seat)) {
        Pending pending = game.pending().orElseThrow();
        boolean halfDone =
            pending instanceof BoardPending.Placement || pending instanceof BoardPending.FollowUp;
        return halfDone ? left.zone() : left.zone() - 1;
      }
    }
    return game.player(seat).zones().size();
  }

  /** What comes when nothing is left to be done. */
  static void next(Play play) {
    Round round = play.game().round();
    switch (round.phase()) {
      case CIVILIZATIONS -> civilization(play);
      case LEADERS -> leader(play);
      case BUY -> buy(play, round.turn() + 1);
      case PLAN -> Planning.reveal(play);
      case ACT -> act(play, round.turn() + 1);
    }
  }

  /** COS-2.14: in seating order; then the tokens are dealt. */
  private static void civilization(Play play) {
    CouncilOfShadows game = play.game();
    for (Seat seat : game.table().seats()) {
      Player player = game.player(seat);
      if (player.civilization().isEmpty() && !player.resigned()) {
        play.push(new RoundPending.CivilizationChoice(seat));
        return;
      }
    }
    List<Seat> inPlay = new ArrayList<>();
    for (Seat seat : game.players().seats()) {
      if (!game.player(seat).resigned()) {
        inPlay.add(seat);
      }
    }
    List<Seat> order = play.dice().shuffle(inPlay);
    List<Integer> energy = new ArrayList<>();
    for (int token = 0; token < order.size(); token++) {
      energy.add(game.table().startEnergy() == Table.StartEnergy.STAGGERED ? token : 0);
    }
    play.happens(new OrderDealt(order, energy));
    if (!game.table().leaders()) {
      play.happens(new RoundBegun(1));
    }
  }

  /** COS-11.1: the highest token picks first. */
  private static void leader(Play play) {
    CouncilOfShadows game = play.game();
    List<Seat> order = game.round().order();
    for (int token = order.size() - 1; token >= 0; token--) {
      Seat seat = order.get(token);
      if (!game.table().isAutoma(seat) && game.player(seat).leader().isEmpty()) {
        play.push(new RoundPending.LeaderChoice(seat));
        return;
      }
    }
    play.happens(new RoundBegun(1));
  }

  private static void buy(Play play, int turn) {
    CouncilOfShadows game = play.game();
    if (turn == game.round().order().size()) {
      play.happens(new PlanningBegun());
      Planning.ask(play);
      return;
    }
    Seat seat = game.round().order().get(turn);
    play.happens(new TurnBegun(seat, Round.Phase.BUY, turn));
    if (!game.table().isAutoma(seat)) {
      play.push(new Chore.Settle(seat)).push(new RoundPending.Purchases(seat, 0, false));
    }
  }

  private static void act(Play play, int turn) {
    CouncilOfShadows game = play.game();
    if (turn < game.round().order().size()) {
      Seat seat = game.round().order().get(turn);
      play.happens(new TurnBegun(seat, Round.Phase.ACT, turn));
      play.push(
          game.table().isAutoma(seat)
              ? new Chore.AutomaRow(seat, 0)
              : new Chore.ActionTurn(seat, 0));
    } else if (game.round().last()) {
      FinalScoring.score(play);
    } else {
      play.happens(new RoundBegun(game.round().number() + 1));
    }
  }
}
