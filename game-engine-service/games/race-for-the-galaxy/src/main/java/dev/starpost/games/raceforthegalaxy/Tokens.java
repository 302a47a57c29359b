package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** RFTG-13.12, RFTG-13.13: tokens that go with a move. They add up with each other. */
final class Tokens {
  private static final List<List<Token>> NO_CHOICE = List.of(List.of());

  private Tokens() {}

  /** Every choice of the tokens that count for something here, none of them first. */
  static List<List<Token>> choices(List<Token> held, ToIntFunction<Token> value) {
    if (!isAnyOf(held, value)) {
      return NO_CHOICE;
    }
    List<List<Token>> choices = new ArrayList<>();
    choices.add(List.of());
    for (Token token : Token.ALL) {
      int copies = value.applyAsInt(token) > 0 ? count(held, token) : 0;
      int before = choices.size();
      for (int more = 1; more <= copies; more++) {
        for (int i = 0; i < before; i++) {
          List<Token> with = new ArrayList<>(choices.get(i));
          for (int n = 0; n < more; n++) {
            with.add(token);
          }
          choices.add(List.copyOf(with));
        }
      }
    }
    return choices;
  }

  private static boolean isAnyOf(List<Token> held, ToIntFunction<Token> value) {
    for (int i = 0; i < held.size(); i++) {
      if (value.applyAsInt(held.get(i)) > 0) {
        return true;
      }
    }
    return false;
  }

  static int count(List<Token> held, Token token) {
    int count = 0;
    for (int i = 0; i < held.size(); i++) {
      count += held.get(i) == token ? 1 : 0;
    }
    return count;
  }

  static int sum(List<Token> tokens, ToIntFunction<Token> value) {
    int sum = 0;
    for (int i = 0; i < tokens.size(); i++) {
      sum += value.applyAsInt(tokens.get(i));
    }
    return sum;
  }

  /** RFTG-8.12: those that stand in for an alien good, in the order of the data. */
  static List<Token> alienGoods(Player player) {
    if (!isAnyOf(player.explorer().tokens(), token -> token.isAlienGood() ? 1 : 0)) {
      return List.of();
    }
    List<Token> goods = new ArrayList<>();
    for (Token token : Token.ALL) {
      int copies = token.isAlienGood() ? count(player.explorer().tokens(), token) : 0;
      for (int i = 0; i < copies; i++) {
        goods.add(token);
      }
    }
    return goods;
  }

  /** What a move is called, with the tokens that go with it. */
  static Text with(Text label, List<Token> tokens) {
    return tokens.isEmpty()
        ? label
        : Text.of(
            "label.with-tokens",
            "what",
            label,
            "count",
            tokens.size(),
            "tokens",
            tokens.stream().map(Token::label).toList());
  }

  static void use(Play play, Seat seat, List<Token> tokens, TokenUse use) {
    for (int i = 0; i < tokens.size(); i++) {
      play.happens(new TeamEvent.TokenUsed(seat, tokens.get(i), use));
    }
  }
}
