package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * RFTG-7.12: temporary military. Only what a conquest needs is offered: what is left out can still
 * be used for a second conquest, with the same effect. The exception are tokens against genes
 * worlds: they can save general military for a second world that they do not reach (RFTG-7.17).
 */
final class Reinforcements {
  private final Player player;
  private final Card world;
  private final int lacking;
  private final List<Card> discards = new ArrayList<>();
  private final List<Card> powers = new ArrayList<>();
  private final List<Token> tokens = new ArrayList<>();
  private final List<Integer> values = new ArrayList<>();
  private final List<SettleMove.Conquer> ways = new ArrayList<>();

  private Reinforcements(Player player, Card world, int lacking) {
    this.player = player;
    this.world = world;
    this.lacking = lacking;
  }

  /** Every way with help; {@code lacking} is not positive where none is needed. */
  static List<SettleMove.Conquer> ways(Player player, Card world, int lacking) {
    var totals = player.force().totals();
    boolean helped =
        totals.has(Feature.DISCARD_FOR_MILITARY) || totals.has(Feature.GOOD_FOR_MILITARY);
    if (player.explorer().tokens().isEmpty() && (!helped || lacking <= 0)) {
      return List.of();
    }
    return lacking <= 0 && !mayGoOn(player, world)
        ? List.of()
        : new Reinforcements(player, world, lacking).find();
  }

  /** Whether a second world could be conquered that tokens against genes worlds do not reach. */
  private static boolean mayGoOn(Player player, Card world) {
    return world.good() == Good.GENES
        && player.force().totals().has(Feature.CONQUER_AGAIN)
        && player.settling().conquered().isEmpty();
  }

  private List<SettleMove.Conquer> find() {
    collect();
    if (sum(values) < lacking) {
      return List.of();
    }
    for (int set = 1; set < 1 << values.size(); set++) {
      if (isFirstOfAlike(set) && isSensible(set)) {
        spend(set, 0, new ArrayList<>());
      }
    }
    return ways;
  }

  private void collect() {
    PlacedCards force = player.force();
    for (int i = 0; i < force.size(); i++) {
      Card card = force.get(i);
      if (card.discardForMilitary().isPresent() && player.tableau().has(card)) {
        discards.add(card);
        values.add(card.discardForMilitary().get().value());
      }
    }
    for (int i = 0; i < force.size(); i++) {
      Card card = force.get(i);
      if (card.goodForMilitary().isPresent() && !player.settling().spent().has(card)) {
        powers.add(card);
        values.add(card.goodForMilitary().get().value());
      }
    }
    for (Token token : Token.ALL) {
      int value = value(token);
      for (int i = 0; value > 0 && i < Tokens.count(player.explorer().tokens(), token); i++) {
        tokens.add(token);
        values.add(value);
      }
    }
  }

  private static int sum(List<Integer> values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  private int value(Token token) {
    int genes = world.good() == Good.GENES ? token.genesMilitary() : 0;
    return Math.max(genes, token.military());
  }

  private int firstToken() {
    return discards.size() + powers.size();
  }

  /** Of tokens that are alike the first ones are taken. */
  private boolean isFirstOfAlike(int set) {
    for (int i = 1; i < tokens.size(); i++) {
      int bit = 1 << (firstToken() + i);
      boolean alike = tokens.get(i) == tokens.get(i - 1);
      if (alike && (set & bit) != 0 && (set & (bit >> 1)) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Just enough, or just enough and some tokens that can save military for a second world. */
  private boolean isSensible(int set) {
    if (isJustEnough(set)) {
      return true;
    }
    if (mayGoOn(player, world)) {
      for (int i = tokens.size() - 1; i >= 0; i--) {
        int bit = 1 << (firstToken() + i);
        if ((set & bit) != 0 && tokens.get(i).genesMilitary() > 0 && isSensible(set & ~bit)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isJustEnough(int set) {
    int sum = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < values.size(); i++) {
      if ((set >> i & 1) != 0) {
        sum += values.get(i);
        least = Math.min(least, values.get(i));
      }
    }
    return set == 0 ? lacking <= 0 : sum >= lacking && sum - least < lacking;
  }

  /** Goods for the powers of the set, from {@code at} on; those of one kind in tableau order. */
  private void spend(int set, int at, List<SettleMove.Spend> spent) {
    if (at == powers.size()) {
      List<Card> discard = chosen(discards, set, 0);
      ways.add(new SettleMove.Conquer(world, discard, spent, chosen(tokens, set, firstToken())));
      return;
    }
    if ((set >> (discards.size() + at) & 1) == 0) {
      spend(set, at + 1, spent);
      return;
    }
    for (SettleMove.Spend spend : SettleMove.Spend.all(player, powers.get(at))) {
      if (isLeft(spent, spend) && isInOrder(spent, spend)) {
        List<SettleMove.Spend> more = new ArrayList<>(spent);
        more.add(spend);
        spend(set, at + 1, more);
      }
    }
  }

  private static <T> List<T> chosen(List<T> of, int set, int from) {
    List<T> chosen = new ArrayList<>();
    for (int i = 0; i < of.size(); i++) {
      if ((set >> (from + i) & 1) != 0) {
        chosen.add(of.get(i));
      }
    }
    return chosen;
  }

  /** Whether the good or the token is not taken by another power already. */
  private boolean isLeft(List<SettleMove.Spend> spent, SettleMove.Spend next) {
    int taken = 0;
    for (SettleMove.Spend each : spent) {
      boolean same = each.from().equals(next.from()) && each.token().equals(next.token());
      taken += same ? 1 : 0;
    }
    int there =
        next.from()
            .map(from -> player.tableau().goods(player.tableau().indexOf(from)))
            .orElseGet(() -> Tokens.count(player.explorer().tokens(), next.token().orElseThrow()));
    return taken < there;
  }

  /** Which of two alike goods goes through which power means nothing: one order is enough. */
  private boolean isInOrder(List<SettleMove.Spend> spent, SettleMove.Spend next) {
    for (SettleMove.Spend each : spent) {
      if (kind(each) == kind(next) && place(each) > place(next)) {
        return false;
      }
    }
    return true;
  }

  private static Good kind(SettleMove.Spend spend) {
    return spend.power().goodForMilitary().orElseThrow().good();
  }

  /** Tokens come after the goods of the tableau. */
  private int place(SettleMove.Spend spend) {
    return spend.from().isPresent()
        ? player.tableau().indexOf(spend.from().get())
        : player.tableau().size() + Token.ALL.indexOf(spend.token().orElseThrow());
  }
}
