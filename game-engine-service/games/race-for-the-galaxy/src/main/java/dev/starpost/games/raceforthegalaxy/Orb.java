package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Maze;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Placement;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-11: the Orb and what lies beside it.
 *
 * @param deck the Orb deck, the next card first; secret
 * @param tokens the tokens that nobody has, A and B, the next one to be found first; secret. Those
 *     that lie on the Orb are among them: nobody knows which is which until one is taken
 * @param removed cards that are out of the game
 * @param priority highest first (RFTG-11.2)
 * @param turns who is still to take a turn in this Orb step, the one on turn first (RFTG-12.3)
 * @param generated the card that must be laid at once, and where the team stands (RFTG-12.13)
 */
public record Orb(
    Maze maze,
    List<OrbCard> deck,
    List<Token> tokens,
    List<OrbCard> removed,
    List<Seat> priority,
    List<Seat> turns,
    Optional<Generated> generated) {

  /** A card drawn by spontaneous generation. */
  public record Generated(OrbCard card, At team) {}

  public Orb {
    deck = List.copyOf(deck);
    tokens = List.copyOf(tokens);
    removed = List.copyOf(removed);
    priority = List.copyOf(priority);
    turns = List.copyOf(turns);
  }

  /** RFTG-13.6, RFTG-12.12: the token that lies on a square with this back. */
  Token next(Token.Back back) {
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).back() == back) {
        return tokens.get(i);
      }
    }
    throw new IllegalStateException("no token " + back + " is left");
  }

  /** RFTG-12.13: whether the seat, which is on turn, has a card to lay at once. */
  boolean isGenerating(Seat seat) {
    return generated.isPresent() && !turns.isEmpty() && turns.get(0).equals(seat);
  }

  Orb laying(Placement placement) {
    return new Orb(
        maze.laying(placement), deck, tokens, removed, priority, turns, Optional.empty());
  }

  Orb drawing() {
    return new Orb(maze, deck.subList(1, deck.size()), tokens, removed, priority, turns, generated);
  }

  Orb generating(Generated drawn) {
    return new Orb(
        maze, deck.subList(1, deck.size()), tokens, removed, priority, turns, Optional.of(drawn));
  }

  Orb removing(OrbCard card) {
    List<OrbCard> more = new ArrayList<>(removed);
    more.add(card);
    // somebody else may leave, and take their cards along, while this one is to be laid
    Optional<Generated> waiting = generated.filter(each -> each.card() != card);
    return new Orb(maze, deck, tokens, more, priority, turns, waiting);
  }

  Orb taking(At at, Token token) {
    List<Token> left = new ArrayList<>(tokens);
    left.remove(token);
    return new Orb(maze.taking(at), deck, left, removed, priority, turns, generated);
  }

  Orb ordered(List<Seat> changed) {
    return new Orb(maze, deck, tokens, removed, changed, turns, generated);
  }

  Orb withTurns(List<Seat> changed) {
    return new Orb(maze, deck, tokens, removed, priority, changed, generated);
  }

  /** RFTG-12.4: first in priority, the others in their order. */
  List<Seat> promoting(List<Seat> first) {
    List<Seat> order = new ArrayList<>(priority.size());
    for (Seat seat : priority) {
      if (first.contains(seat)) {
        order.add(seat);
      }
    }
    for (Seat seat : priority) {
      if (!first.contains(seat)) {
        order.add(seat);
      }
    }
    return order;
  }
}
