package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.ArtifactCategory;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player has of the Orb.
 *
 * @param cards in hand, known to the owner only
 * @param tokens not used yet, known to the owner only but for their backs
 * @param used turned up (RFTG-13.12)
 * @param teams where the teams in play stand, in the order in which they came
 */
public record Explorer(List<OrbCard> cards, List<Token> tokens, List<Token> used, List<At> teams) {
  static final Explorer NONE = new Explorer(List.of(), List.of(), List.of(), List.of());

  public Explorer {
    cards = List.copyOf(cards);
    tokens = List.copyOf(tokens);
    used = List.copyOf(used);
    teams = List.copyOf(teams);
  }

  /** RFTG-13.15: all tokens, used or not. */
  public int points(int stations) {
    int points = 0;
    for (Token token : tokens) {
      points += token.points(stations);
    }
    for (Token token : used) {
      points += token.points(stations);
    }
    return points;
  }

  /** What all know of it, as far as points go: tokens that are turned up. */
  Explorer open() {
    return tokens.isEmpty() ? this : new Explorer(List.of(), List.of(), used, List.of());
  }

  int artifacts(ArtifactCategory category) {
    return count(tokens, category) + count(used, category);
  }

  private static int count(List<Token> among, ArtifactCategory category) {
    int count = 0;
    for (Token token : among) {
      count += token.category().equals(Optional.of(category)) ? 1 : 0;
    }
    return count;
  }

  Explorer with(OrbCard card) {
    return new Explorer(plus(cards, card), tokens, used, teams);
  }

  Explorer without(OrbCard card) {
    return new Explorer(minus(cards, card), tokens, used, teams);
  }

  Explorer finding(Token token) {
    return new Explorer(cards, plus(tokens, token), used, teams);
  }

  Explorer using(Token token) {
    return new Explorer(cards, minus(tokens, token), plus(used, token), teams);
  }

  Explorer withTeam(At at) {
    return new Explorer(cards, tokens, used, plus(teams, at));
  }

  Explorer moving(int team, At to) {
    if (teams.size() == 1) {
      return new Explorer(cards, tokens, used, List.of(to));
    }
    List<At> moved = new ArrayList<>(teams);
    moved.set(team, to);
    return new Explorer(cards, tokens, used, moved);
  }

  private static <T> List<T> plus(List<T> list, T more) {
    List<T> all = new ArrayList<>(list);
    all.add(more);
    return all;
  }

  private static <T> List<T> minus(List<T> list, T gone) {
    List<T> left = new ArrayList<>(list);
    if (!left.remove(gone)) {
      throw new IllegalStateException(gone + " is not in " + list);
    }
    return left;
  }
}
