package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.LazyItems;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-12: the order of turns in the Orb step, and the course of a turn. */
final class OrbStep {
  private static final Option<RaceMove> END =
      Option.of(new OrbMove.EndMove(), Text.of("label.end-move"), "RFTG-12.6");

  private static final Option<RaceMove> SKIP =
      Option.of(new OrbMove.SkipMove(), Text.of("label.skip-move"), "RFTG-12.7");

  private static final Option<RaceMove> PASS =
      Option.of(new OrbMove.PassOrb(List.of(), List.of()), Text.of("label.pass-orb"), "RFTG-12.4");

  private OrbStep() {}

  /** RFTG-12.2, RFTG-12.3. */
  static void begin(Play play) {
    List<Seat> choosers = Rounds.seats(play.game(), player -> player.chose(Action.EXPLORE_ORB));
    List<Seat> order = play.game().theOrb().promoting(choosers);
    if (!order.equals(play.game().theOrb().priority())) {
      play.happens(new OrbEvent.PriorityChanged(order, PriorityCause.CHOSEN));
    }
    play.happens(new OrbEvent.OrbTurnsFixed(order));
    next(play);
  }

  /** Asks whoever is on turn. */
  static void next(Play play) {
    List<Seat> turns = play.game().theOrb().turns();
    if (!turns.isEmpty()) {
      play.ask(Ask.ORB_MOVE, List.of(turns.get(0)));
    }
  }

  static boolean hasThreeActions(Player player) {
    return player.chose(Action.EXPLORE_ORB);
  }

  /** RFTG-12.7: one action of three may be left out, by those who take two. */
  static boolean maySkipPlay(Player player) {
    return !hasThreeActions(player) && player.orbWork().taken();
  }

  /** Options to pass, to end or to skip Move. */
  static void list(Race game, Player player, List<Option<RaceMove>> options) {
    options.add(END);
    if (player.orbWork().isFresh()) {
      if (!hasThreeActions(player)) {
        options.add(SKIP);
      }
      options.add(passing(game, player));
    }
  }

  private static Option<RaceMove> passing(Race game, Player player) {
    Option<RaceMove> pass = PASS;
    if (mayReturn(game, player, 0)) {
      pass = pass.choosing(OrbMove.PassOrb.FIRST, spaces(game, player, 0), 0, 1);
    }
    return mayReturn(game, player, 1)
        ? pass.choosing(OrbMove.PassOrb.SECOND, spaces(game, player, 1), 0, 1)
        : pass;
  }

  private static List<Item<At>> spaces(Race game, Player player, int team) {
    return LazyItems.of(1, () -> OrbLaying.items(returns(game, player, team)));
  }

  /** Whether there is an airlock space for the team to return to. */
  private static boolean mayReturn(Race game, Player player, int team) {
    List<At> teams = player.explorer().teams();
    if (team >= teams.size()) {
      return false;
    }
    Maze maze = game.theOrb().maze();
    return maze.airlocks().size() > 1 || !maze.airlocks().contains(maze.space(teams.get(team)));
  }

  /** The airlock spaces on which a team does not stand already. */
  private static List<At> returns(Race game, Player player, int team) {
    List<At> teams = player.explorer().teams();
    if (team >= teams.size()) {
      return List.of();
    }
    List<At> airlocks = new ArrayList<>(game.theOrb().maze().airlocks());
    airlocks.remove(game.theOrb().maze().space(teams.get(team)));
    return airlocks;
  }

  static Optional<Refusal> refusalToSkipMove(Race game, Seat by) {
    Player player = game.player(by);
    if (hasThreeActions(player)) {
      return Optional.of(Refusal.of("RFTG-12.5", "must-take-all"));
    }
    return player.orbWork().isFresh()
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-12.7", "moved-already"));
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.PassOrb move) {
    Player player = game.player(by);
    if (!player.orbWork().isFresh()) {
      return Optional.of(Refusal.of("RFTG-12.4", "moved-already"));
    }
    boolean fits =
        move.first().size() < 2
            && move.second().size() < 2
            && returns(game, player, 0).containsAll(move.first())
            && returns(game, player, 1).containsAll(move.second());
    return fits ? Optional.empty() : Optional.of(Refusal.of("RFTG-12.4", "no-airlock-space"));
  }

  /** RFTG-12.4. */
  static void pass(Play play, Seat seat, OrbMove.PassOrb move) {
    play.happens(new OrbEvent.OrbPassed(seat));
    if (!move.first().isEmpty()) {
      play.happens(new TeamEvent.TeamReturned(seat, 0, move.first().get(0)));
    }
    if (!move.second().isEmpty()) {
      play.happens(new TeamEvent.TeamReturned(seat, 1, move.second().get(0)));
    }
    List<Seat> order = play.game().theOrb().promoting(List.of(seat));
    if (!order.equals(play.game().theOrb().priority())) {
      play.happens(new OrbEvent.PriorityChanged(order, PriorityCause.PASSED));
    }
    endTurn(play, seat);
  }

  /** Move is over: Play is asked, unless there is nothing to lay and nothing to skip. */
  static void endMove(Play play, Seat seat, boolean taken) {
    play.happens(new OrbEvent.OrbMoveEnded(seat, taken));
    Player player = play.player(seat);
    if (player.explorer().cards().isEmpty() && !maySkipPlay(player)) {
      endPlay(play, seat, true);
    } else {
      play.ask(Ask.ORB_PLAY, List.of(seat));
    }
  }

  /** RFTG-12.6: who took Move and Play, and no more than two actions, does not draw. */
  static void endPlay(Play play, Seat seat, boolean taken) {
    Player player = play.player(seat);
    boolean draws = hasThreeActions(player) || !taken || !player.orbWork().taken();
    if (draws && !play.game().theOrb().deck().isEmpty()) {
      play.happens(new OrbEvent.OrbCardDrawn(seat, play.game().theOrb().deck().get(0)));
    }
    endTurn(play, seat);
  }

  /** RFTG-18.10: who has had the turn sees the cards of Explore and may choose. */
  private static void endTurn(Play play, Seat seat) {
    Player player = play.player(seat);
    play.happens(new OrbEvent.OrbTurnEnded(seat, player.drawn()));
    boolean chooses = player.drawn().size() > Exploring.keeps(player);
    play.ask(chooses ? Ask.KEEP : Ask.NOTHING, List.of(seat));
    next(play);
  }

  /** RFTG-20.1: whoever leaves has no turn and no priority. */
  static void leave(Play play, Seat seat) {
    Orb orb = play.game().theOrb();
    List<Seat> priority = new ArrayList<>(orb.priority());
    if (priority.remove(seat)) { // not while start worlds are chosen: there is no list yet
      play.happens(new OrbEvent.PriorityChanged(priority, PriorityCause.LEFT));
    }
    boolean onTurn = !orb.turns().isEmpty() && orb.turns().get(0).equals(seat);
    if (orb.turns().contains(seat)) {
      List<Seat> turns = new ArrayList<>(orb.turns());
      turns.remove(seat);
      play.happens(new OrbEvent.OrbTurnsFixed(turns));
    }
    if (onTurn) {
      next(play);
    }
  }
}
