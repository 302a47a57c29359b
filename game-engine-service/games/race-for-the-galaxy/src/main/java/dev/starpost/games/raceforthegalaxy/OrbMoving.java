package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Ground;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placements;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.games.raceforthegalaxy.component.orb.Ways;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-12.8 to RFTG-12.14: teams on their way. */
final class OrbMoving {
  /** RFTG-12.8. */
  private static final int SQUARES = 4;

  private static final List<Text> MOVE_TEAM =
      List.of(Text.of("label.move-team", "team", 1), Text.of("label.move-team", "team", 2));

  private OrbMoving() {}

  /** RFTG-12.10: against alien targets. */
  static int military(Player player) {
    return player.force().military()
        + player.force().totals().militaryAgainst(Good.ALIEN)
        + player.orbWork().military();
  }

  /** How many squares the team may still move; a team that is closed may not move at all. */
  static int left(Player player, int team) {
    Work.OrbWork work = player.orbWork();
    if (work.isClosed(team)) {
      return 0;
    }
    return work.team() == team ? work.left() : SQUARES + player.force().totals().orbMove();
  }

  private static Ways ways(Race game, Player player, int team) {
    At from = player.explorer().teams().get(team);
    return game.theOrb().maze().ways(from, left(player, team), military(player));
  }

  /** Whether the team can go anywhere at all, without a token. */
  private static boolean canMove(Race game, Player player, int team) {
    At from = player.explorer().teams().get(team);
    return left(player, team) > 0 && game.theOrb().maze().canLeave(from, military(player));
  }

  static boolean mayAnyMove(Player player) {
    for (int team = 0; team < player.explorer().teams().size(); team++) {
      if (!player.orbWork().isClosed(team)) {
        return true;
      }
    }
    return false;
  }

  static List<Option<RaceMove>> options(Race game, Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    for (int team = 0; team < player.explorer().teams().size(); team++) {
      if (!player.orbWork().isClosed(team)) {
        list(game, player, team, options);
      }
    }
    if (mayAnyMove(player)) {
      OrbMilitary.list(player, options);
    }
    OrbStep.list(game, player, options);
    return options;
  }

  private static void list(Race game, Player player, int team, List<Option<RaceMove>> options) {
    if (canMove(game, player, team)) {
      options.add(
          new Option<>(
              new OrbMove.MoveTeam(team, List.of()),
              List.of(OrbLaying.one(OrbMove.MoveTeam.TO, () -> ways(game, player, team).ends())),
              MOVE_TEAM.get(team),
              "RFTG-12.8"));
    }
    List<Token> tokens = player.explorer().tokens();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.indexOf(tokens.get(i)) == i) {
        withToken(game, player, team, tokens.get(i), options);
      }
    }
  }

  private static void withToken(
      Race game, Player player, int team, Token token, List<Option<RaceMove>> options) {
    List<At> behind = behind(game, player, team, token);
    if (!behind.isEmpty()) {
      options.add(
          Option.<RaceMove>of(
                  new OrbMove.StepThrough(team, token, List.of()),
                  Text.of("label.step-through", "team", team + 1, "token", token.label()),
                  "RFTG-13.14")
              .choosing(OrbMove.StepThrough.TO, OrbLaying.items(behind), 1, 1));
    }
    if (token.extraMove() > 0) {
      options.add(
          Option.of(
              new OrbMove.MoveFarther(team, token),
              Text.of("label.move-farther", "team", team + 1, "token", token.label()),
              "RFTG-13.13"));
    }
  }

  private static List<At> behind(Race game, Player player, int team, Token token) {
    boolean wall = token.passesWall();
    if ((!wall && !token.passesBarrier()) || left(player, team) == 0) {
      return List.of();
    }
    At from = player.explorer().teams().get(team);
    return Ways.behind(game.theOrb().maze(), from, military(player), wall);
  }

  private static boolean isOpen(Player player, int team) {
    return team >= 0 && team < player.explorer().teams().size() && !player.orbWork().isClosed(team);
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.MoveTeam move) {
    Player player = game.player(by);
    if (!isOpen(player, move.team())) {
      return Optional.of(Refusal.of("RFTG-12.12", "team-is-done"));
    }
    boolean reached =
        move.to().size() == 1 && ways(game, player, move.team()).ends().has(move.to().get(0));
    return reached ? Optional.empty() : Optional.of(Refusal.of("RFTG-12.8", "out-of-reach"));
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.StepThrough move) {
    Player player = game.player(by);
    if (!isOpen(player, move.team())) {
      return Optional.of(Refusal.of("RFTG-12.12", "team-is-done"));
    }
    if (!player.explorer().tokens().contains(move.token())) {
      return Optional.of(Refusal.of("RFTG-13.12", "no-such-token"));
    }
    boolean reached =
        move.to().size() == 1
            && behind(game, player, move.team(), move.token()).contains(move.to().get(0));
    return reached ? Optional.empty() : Optional.of(Refusal.of("RFTG-13.14", "out-of-reach"));
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.MoveFarther move) {
    Player player = game.player(by);
    if (!isOpen(player, move.team())) {
      return Optional.of(Refusal.of("RFTG-12.12", "team-is-done"));
    }
    return player.explorer().tokens().contains(move.token()) && move.token().extraMove() > 0
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-13.12", "no-such-token"));
  }

  static void move(Play play, Seat seat, OrbMove.MoveTeam move) {
    Player player = play.player(seat);
    List<At> way = ways(play.game(), player, move.team()).way(move.to().get(0));
    arrive(play, seat, move.team(), way, left(player, move.team()) - way.size());
  }

  static void stepThrough(Play play, Seat seat, OrbMove.StepThrough move) {
    int left = left(play.player(seat), move.team()) - 1;
    play.happens(new TeamEvent.TokenUsed(seat, move.token(), TokenUse.STEP_THROUGH));
    arrive(play, seat, move.team(), move.to(), left);
  }

  static void farther(Play play, Seat seat, OrbMove.MoveFarther move) {
    int left = left(play.player(seat), move.team()) + move.token().extraMove();
    play.happens(new TeamEvent.TokenUsed(seat, move.token(), TokenUse.MOVE_FARTHER));
    play.happens(new TeamEvent.TeamHurried(seat, move.team(), left));
  }

  /** RFTG-12.12, RFTG-12.13. */
  private static void arrive(Play play, Seat seat, int team, List<At> way, int left) {
    play.happens(new TeamEvent.TeamMoved(seat, team, way, left));
    At at = way.get(way.size() - 1);
    Maze maze = play.game().theOrb().maze();
    if (!maze.hasToken(at)) {
      goOn(play, seat);
      return;
    }
    Ground ground = maze.ground(at).orElseThrow();
    Token.Back back = ground == Ground.ARTIFACT_B ? Token.Back.B : Token.Back.A;
    play.happens(new TeamEvent.TokenTaken(seat, team, at, play.game().theOrb().next(back)));
    if (ground == Ground.GENERATION) {
      generate(play, seat, at);
    } else {
      goOn(play, seat);
    }
  }

  /**
   * Asks for the rest of the move. Who can do nothing more, and has no token that might have
   * helped, is not asked (RFTG-15.1).
   */
  static void goOn(Play play, Seat seat) {
    Player player = play.player(seat);
    if (player.explorer().tokens().isEmpty() && !canDoMore(play.game(), player)) {
      OrbStep.endMove(play, seat, true);
    } else if (player.ask() != Ask.ORB_MOVE) {
      play.ask(Ask.ORB_MOVE, List.of(seat));
    }
  }

  /** Whether there is a move besides ending it, for a player without tokens. */
  private static boolean canDoMore(Race game, Player player) {
    for (int team = 0; team < player.explorer().teams().size(); team++) {
      if (canMove(game, player, team)) {
        return true;
      }
    }
    return mayAnyMove(player) && OrbMilitary.isThereAny(player);
  }

  private static void generate(Play play, Seat seat, At team) {
    Orb orb = play.game().theOrb();
    if (orb.deck().isEmpty()) {
      goOn(play, seat);
      return;
    }
    OrbCard card = orb.deck().get(0);
    Placements away = OrbLaying.placements(play.game()).awayFrom(orb.maze(), team);
    if (OrbLaying.canLay(away, card)) {
      play.happens(new OrbEvent.OrbCardGenerated(seat, card, team, false));
      OrbLaying.ask(play, Ask.ORB_GENERATE, seat);
    } else {
      play.happens(new OrbEvent.OrbCardGenerated(seat, card, team, true));
      goOn(play, seat);
    }
  }
}
