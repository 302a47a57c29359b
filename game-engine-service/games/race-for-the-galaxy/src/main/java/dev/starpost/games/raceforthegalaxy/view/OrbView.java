package dev.starpost.games.raceforthegalaxy.view;

import dev.starpost.games.raceforthegalaxy.Explorer;
import dev.starpost.games.raceforthegalaxy.Orb;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Sides;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What everybody knows of the Orb (RFTG-16.1).
 *
 * @param laid the cards in the order in which they were laid
 * @param squares all that is visible, enough to draw it
 * @param deck how many Orb cards are left, and the back of the next one
 * @param priority highest first
 * @param turns who is still to take a turn in this Orb step
 * @param generated the card that must be laid now (RFTG-12.13)
 * @param explorers one for each seat
 */
public record OrbView(
    List<Placement> laid,
    List<SquareView> squares,
    int deck,
    Optional<Token.Back> next,
    List<Seat> priority,
    List<Seat> turns,
    Optional<Orb.Generated> generated,
    List<ExplorerView> explorers) {

  /** A square: its letter and its sides as in the data, and whether a token lies on it. */
  public record SquareView(
      int x, int y, char ground, boolean token, char north, char east, char south, char west) {}

  /** What everybody knows of what a player has of the Orb. */
  public record ExplorerView(
      Seat seat, int cards, List<At> teams, List<Token.Back> tokens, List<Token> used) {}

  static OrbView of(Race game) {
    Orb orb = game.theOrb();
    return new OrbView(
        orb.maze().laid(),
        squares(orb.maze()),
        orb.deck().size(),
        orb.deck().stream().findFirst().map(card -> card.back()),
        orb.priority(),
        orb.turns(),
        orb.generated(),
        game.seats().stream().map(seat -> explorer(game, seat)).toList());
  }

  private static List<SquareView> squares(Maze maze) {
    List<SquareView> squares = new ArrayList<>();
    for (At at : maze.squares()) {
      squares.add(
          new SquareView(
              at.x(),
              at.y(),
              maze.ground(at).orElseThrow().letter(),
              maze.hasToken(at),
              Sides.letter(maze.north(at)),
              Sides.letter(maze.west(new At(at.x() + 1, at.y()))),
              Sides.letter(maze.north(new At(at.x(), at.y() + 1))),
              Sides.letter(maze.west(at))));
    }
    return squares;
  }

  private static ExplorerView explorer(Race game, Seat seat) {
    Explorer explorer = game.player(seat).explorer();
    return new ExplorerView(
        seat,
        explorer.cards().size(),
        explorer.teams(),
        explorer.tokens().stream().map(Token::back).sorted().toList(),
        explorer.used());
  }
}
