package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import java.util.ArrayList;
import java.util.List;

/** The goods of a player, and how a consume power can take them. Changes as goods are taken. */
public final class Goods {
  private final Tableau tableau;
  private final int tokens;
  private final int[] left;

  /** How many there are of each kind. */
  private final int[] ofKind = new int[Good.ALL.size()];

  private int all;

  /** RFTG-8.12: how many goods and tokens a power takes together. */
  record Intake(int goods, int tokens) {
    int all() {
      return goods + tokens;
    }
  }

  public Goods(Tableau tableau) {
    this(tableau, 0);
  }

  /**
   * The goods of a tableau.
   *
   * @param tokens how many tokens can stand in for alien goods
   */
  Goods(Tableau tableau, int tokens) {
    this.tableau = tableau;
    this.tokens = tokens;
    this.left = new int[tableau.size()];
    for (int i = 0; i < left.length; i++) {
      add(i, tableau.goods(i));
    }
  }

  private void add(int at, int more) {
    if (more != 0) {
      left[at] += more;
      ofKind[tableau.kind(at).index()] += more;
      all += more;
    }
  }

  int[] left() {
    return left;
  }

  void take(List<Integer> taken, int sign) {
    for (int at : taken) {
      add(at, -sign);
    }
  }

  /** RFTG-8.7: how many goods the power must take now; 0 if it cannot be used. */
  public int amount(ConsumePower power) {
    if (power instanceof ConsumePower.Goods goods) {
      int uses = Math.min(goods.times(), matching(power) / goods.goods());
      return uses * goods.goods();
    }
    if (power instanceof ConsumePower.AllGoods) {
      return matching(power);
    }
    if (power instanceof ConsumePower.Kinds kinds) {
      return Integer.bitCount(kinds()) >= kinds.kinds() ? kinds.kinds() : 0;
    }
    if (power instanceof ConsumePower.KindsUpTo upTo) {
      return Math.min(upTo.most(), Integer.bitCount(kinds()));
    }
    return power instanceof ConsumePower.Sale ? Math.min(1, matching(power)) : 0;
  }

  /** Whether the power can take anything now. */
  boolean canTake(ConsumePower power) {
    return amount(power) > 0 || (tokens > 0 && !intakes(power).isEmpty());
  }

  /** Every amount that the power may take now; without tokens first, if that is possible. */
  List<Intake> intakes(ConsumePower power) {
    List<Intake> intakes = new ArrayList<>();
    int must = amount(power);
    if (must > 0) {
      intakes.add(new Intake(must, 0));
    }
    for (int more = 1; more <= tokens; more++) {
      withTokens(power, must, more, intakes);
    }
    return intakes;
  }

  /** RFTG-8.12: in place of goods, or on top of them as far as the power has room. */
  private void withTokens(ConsumePower power, int must, int more, List<Intake> intakes) {
    if (power instanceof ConsumePower.Goods goods && goods.good().takes(Good.ALIEN)) {
      int there = matching(power);
      for (int uses = Math.max(1, must / goods.goods()); uses <= goods.times(); uses++) {
        int rest = uses * goods.goods() - more;
        if (rest >= 0 && rest <= there) {
          intakes.add(new Intake(rest, more));
        }
      }
    } else if (power instanceof ConsumePower.AllGoods) {
      intakes.add(new Intake(must, more));
    } else if (isByKind(power) && more == 1) {
      int others = Integer.bitCount(kinds() & ~(1 << Good.ALIEN.index()));
      if (power instanceof ConsumePower.KindsUpTo upTo) {
        intakes.add(new Intake(Math.min(upTo.most() - 1, others), 1));
      } else if (power instanceof ConsumePower.Kinds exactly && others >= exactly.kinds() - 1) {
        intakes.add(new Intake(exactly.kinds() - 1, 1));
      }
    }
  }

  /** Whether a token could go with the power now. */
  boolean takesToken(ConsumePower power) {
    for (Intake intake : intakes(power)) {
      if (intake.tokens() > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the power takes at most one good of each kind. */
  private static boolean isByKind(ConsumePower power) {
    return power instanceof ConsumePower.Kinds || power instanceof ConsumePower.KindsUpTo;
  }

  private boolean takes(ConsumePower power, int at) {
    return left[at] > 0
        && (!(power instanceof ConsumePower.Goods goods) || goods.good().takes(tableau.kind(at)));
  }

  /** How many goods are of a kind that the power takes. */
  private int matching(ConsumePower power) {
    if (power instanceof ConsumePower.Goods goods && goods.good().kind().isPresent()) {
      return ofKind[goods.good().kind().get().index()];
    }
    return all;
  }

  /** One bit for each kind there is. */
  private int kinds() {
    int kinds = 0;
    for (int kind = 0; kind < ofKind.length; kind++) {
      kinds |= ofKind[kind] > 0 ? 1 << kind : 0;
    }
    return kinds;
  }

  /** Whether the power leaves nothing to choose: it takes all that it could take, or nothing. */
  boolean isForced(ConsumePower power, Intake intake) {
    return intake.goods() == 0 || intake.goods() == matching(power);
  }

  /** Whether each choice of so many goods is one the power can take. */
  boolean isFree(ConsumePower power) {
    return !isByKind(power);
  }

  /** All goods that the power could take, in the order of the tableau. */
  List<Card> worlds(ConsumePower power) {
    return cards(places(power));
  }

  /** The same as places of the tableau. */
  private List<Integer> places(ConsumePower power) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < left.length; i++) {
      for (int n = 0; takes(power, i) && n < left[i]; n++) {
        places.add(i);
      }
    }
    return places;
  }

  /** Every way in which the power can take goods alone, as places of the tableau. */
  List<List<Integer>> ways(ConsumePower power) {
    return ways(power, new Intake(amount(power), 0));
  }

  /** Every way in which the power can take so many goods, as places of the tableau. */
  List<List<Integer>> ways(ConsumePower power, Intake intake) {
    if (isFree(power) && intake.goods() > 0 && isForced(power, intake)) {
      return List.of(places(power));
    }
    List<List<Integer>> ways = new ArrayList<>();
    collect(power, 0, intake.goods(), kindsOf(intake), new ArrayList<>(), ways);
    return ways;
  }

  /** One bit for the kind that tokens stand for. */
  private static int kindsOf(Intake intake) {
    return intake.tokens() > 0 ? 1 << Good.ALIEN.index() : 0;
  }

  private void collect(
      ConsumePower power,
      int at,
      int missing,
      int kinds,
      List<Integer> taken,
      List<List<Integer>> ways) {
    if (missing == 0) {
      ways.add(List.copyOf(taken));
      return;
    }
    if (at == left.length) {
      return;
    }
    boolean byKind = isByKind(power);
    int bit = tableau.kind(at) == null ? 0 : 1 << tableau.kind(at).index();
    int most = takes(power, at) && (!byKind || (kinds & bit) == 0) ? left[at] : 0;
    most = Math.min(most, byKind ? 1 : missing);
    for (int n = most; n >= 0; n--) {
      for (int i = 0; i < n; i++) {
        taken.add(at);
      }
      collect(power, at + 1, missing - n, n > 0 ? kinds | bit : kinds, taken, ways);
      for (int i = 0; i < n; i++) {
        taken.remove(taken.size() - 1);
      }
    }
  }

  List<Card> cards(List<Integer> places) {
    List<Card> cards = new ArrayList<>(places.size());
    for (int at : places) {
      cards.add(tableau.card(at));
    }
    return cards;
  }

  /** Whether the power can take exactly these goods with so many tokens now. */
  boolean accepts(ConsumePower power, List<Card> goods, int withTokens) {
    Intake intake = new Intake(goods.size(), withTokens);
    if (!intakes(power).contains(intake)) {
      return false;
    }
    int[] wanted = new int[left.length];
    int kinds = kindsOf(intake);
    for (Card card : goods) {
      int at = tableau.indexOf(card);
      if (at < 0 || !takes(power, at) || ++wanted[at] > left[at]) {
        return false;
      }
      Good kind = tableau.kind(at);
      if (isByKind(power) && (kinds >> kind.index() & 1) != 0) {
        return false;
      }
      kinds |= 1 << kind.index();
    }
    return true;
  }
}
