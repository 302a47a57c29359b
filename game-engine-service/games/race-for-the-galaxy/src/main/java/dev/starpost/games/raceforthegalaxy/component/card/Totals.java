package dev.starpost.games.raceforthegalaxy.component.card;

import java.util.Optional;

/**
 * What a player's cards give together, added up once when a card is placed: prices, draws and
 * military are asked for at every decision. Powers that cannot be added up are found on the cards.
 */
public final class Totals {

  /** What is added up. Those with a kind have a place for each kind of good after them. */
  enum Sum {
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    ORB_MOVE,
    DEVELOP_START_DRAW,
    DEVELOP_DISCOUNT,
    DEVELOP_PLACED_DRAW,
    SETTLE_PLACED_DRAW,
    CONSUME_DRAW,
    PRODUCE_DRAW,
    DRAW_PER_KIND,
    POINTS;

    @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
    int index() {
      return ordinal();
    }
  }

  private static final int KINDS = Good.ALL.size();
  private static final int DISCOUNT = Sum.values().length;
  private static final int MILITARY = DISCOUNT + 1 + KINDS;
  private static final int AGAINST = MILITARY + 1 + KINDS;
  private static final int TRADE = AGAINST + Keyword.ALL.size();
  private static final int PER_GOOD = TRADE + 1 + KINDS;
  private static final int IF_MOST = PER_GOOD + KINDS;
  private static final int LENGTH = IF_MOST + KINDS;

  /** What no card gives. */
  public static final Totals NONE = new Totals(new int[LENGTH], 0);

  private final int[] sums;
  private final int features;

  private Totals(int[] sums, int features) {
    this.sums = sums;
    this.features = features;
  }

  /** Where powers add what they give. */
  static final class Sums {
    private final int[] values = new int[LENGTH];

    void add(Sum sum, int value) {
      values[sum.index()] += value;
    }

    void addDiscount(Optional<Good> good, int value) {
      values[DISCOUNT + place(good)] += value;
    }

    void addMilitary(Optional<Good> good, int value) {
      values[MILITARY + place(good)] += value;
    }

    void addMilitary(Keyword keyword, int value) {
      values[AGAINST + keyword.index()] += value;
    }

    void addTrade(Optional<Good> good, int value) {
      values[TRADE + place(good)] += value;
    }

    void addDrawPerGood(Good good, int value) {
      values[PER_GOOD + good.index()] += value;
    }

    void addDrawIfMost(Good good, int value) {
      values[IF_MOST + good.index()] += value;
    }

    Totals totals(int features) {
      return new Totals(values, features);
    }

    private static int place(Optional<Good> good) {
      return good.isEmpty() ? 0 : 1 + good.get().index();
    }
  }

  Totals plus(Totals more) {
    int[] both = sums.clone();
    for (int i = 0; i < LENGTH; i++) {
      both[i] += more.sums[i];
    }
    return new Totals(both, features | more.features);
  }

  public int exploreDraw() {
    return of(Sum.EXPLORE_DRAW);
  }

  public int exploreKeep() {
    return of(Sum.EXPLORE_KEEP);
  }

  public int orbMove() {
    return of(Sum.ORB_MOVE);
  }

  public int developStartDraw() {
    return of(Sum.DEVELOP_START_DRAW);
  }

  public int developDiscount() {
    return of(Sum.DEVELOP_DISCOUNT);
  }

  public int developPlacedDraw() {
    return of(Sum.DEVELOP_PLACED_DRAW);
  }

  public int settlePlacedDraw() {
    return of(Sum.SETTLE_PLACED_DRAW);
  }

  public int consumeDraw() {
    return of(Sum.CONSUME_DRAW);
  }

  public int produceDraw() {
    return of(Sum.PRODUCE_DRAW);
  }

  public int drawPerKind() {
    return of(Sum.DRAW_PER_KIND);
  }

  /** The printed points. */
  public int points() {
    return of(Sum.POINTS);
  }

  /** RFTG-7.2: what is off the price of this world. */
  public int settleDiscount(Card world) {
    return sums[DISCOUNT] + ofKind(DISCOUNT, world.good());
  }

  /** RFTG-2.13: military without conditions, but for what counts cards. */
  public int military() {
    return sums[MILITARY];
  }

  /** RFTG-2.13: what comes on top of it against worlds of this kind. */
  public int militaryAgainst(Good good) {
    return sums[MILITARY + 1 + good.index()];
  }

  /** RFTG-2.13: what comes on top of it against this world. */
  public int specialised(Card world) {
    int special = ofKind(MILITARY, world.good());
    for (int left = world.keywords(); left != 0; left &= left - 1) {
      special += sums[AGAINST + Integer.numberOfTrailingZeros(left)];
    }
    return special;
  }

  /** RFTG-7.17: what of it comes on top against the first world but not against the second. */
  public int specialisedOnly(Card first, Card second) {
    int special = first.good() == second.good() ? 0 : ofKind(MILITARY, first.good());
    for (int left = first.keywords() & ~second.keywords(); left != 0; left &= left - 1) {
      special += sums[AGAINST + Integer.numberOfTrailingZeros(left)];
    }
    return special;
  }

  /** RFTG-8.2: what a good sells for on top of its price, wherever it lies. */
  public int tradeBonus(Good good) {
    return sums[TRADE] + sums[TRADE + 1 + good.index()];
  }

  public int drawPerGood(Good good) {
    return sums[PER_GOOD + good.index()];
  }

  public int drawIfMost(Good good) {
    return sums[IF_MOST + good.index()];
  }

  /** Whether any card has it: if not, nobody needs to look for the card. */
  public boolean has(Feature feature) {
    return (features >> feature.index() & 1) != 0;
  }

  private int of(Sum sum) {
    return sums[sum.index()];
  }

  private int ofKind(int from, Good good) {
    return good == null ? 0 : sums[from + 1 + good.index()];
  }
}
