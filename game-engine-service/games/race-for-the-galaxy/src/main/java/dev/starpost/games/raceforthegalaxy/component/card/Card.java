package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** RFTG-2.1: a design of a card; copies of one design are alike. In JSON its id. */
public final class Card {
  static final CardRow.File FILE =
      Components.read(Card.class, "race-for-the-galaxy/cards.yaml", CardRow.File.class);

  /** Every design, those of the second edition last. */
  public static final List<Card> ALL = read();

  /** The same, where it is looked up at every step. */
  private static final Card[] BY_INDEX = ALL.toArray(new Card[0]);

  private static final SortedMap<String, Card> BY_ID = byId();

  private final int index;
  private final CardRow row;
  private final int cost;
  private final boolean isWorld;
  private final boolean isMilitary;
  private final boolean isProduction;
  private final boolean isWindfall;
  private final Good good;
  private final Good stored;
  private final int keywords;
  private final Totals totals;
  private final List<ConsumePower> consumption;
  private final List<ProducePower.Windfall> windfalls;
  private final List<ProducePower.DrawPerCard> drawsPerCard;
  private final List<SettlePower.MilitaryPerCard> militaryPerCard;
  private final Optional<SettlePower.DiscardForMilitary> discardForMilitary;
  private final Optional<SettlePower.GoodForMilitary> goodForMilitary;
  private final Optional<SettlePower.PayForMilitary> payForMilitary;
  private final Optional<SettlePower.ZeroPrice> zeroPrice;
  private final Optional<SettlePower.ExtraWorld> extraWorld;
  private final Optional<ProducePower.Gather> gather;
  private final boolean discardsForGood;
  private final boolean isUnsellable;
  private final int tradeBonusHere;
  private final int selfDraw;
  private final Text label;
  private final Text inSentence;
  private final List<Text> consumeLabels;
  private final Item<Card> single;
  private final Item<Card> pair;

  private Card(int index, CardRow row) {
    this.index = index;
    this.row = row;
    this.cost = row.cost().or(row::defence).orElseThrow();
    this.isWorld = row.kind() == CardKind.WORLD;
    this.isMilitary = row.defence().isPresent();
    this.isProduction = row.worldType().equals(Optional.of(WorldType.PRODUCTION));
    this.isWindfall = row.worldType().equals(Optional.of(WorldType.WINDFALL));
    this.good = row.good().orElse(null);
    int bits = 0;
    for (Keyword keyword : row.keywords()) {
      bits |= 1 << keyword.index();
    }
    this.keywords = bits;
    Totals.Sums sums = new Totals.Sums();
    row.powers().forEach(power -> power.addTo(sums));
    sums.add(Totals.Sum.POINTS, row.vp().orElse(0));
    this.totals = sums.totals(Feature.of(row.powers()));
    this.consumption =
        all(ConsumePower.class).stream().filter(p -> !(p instanceof ConsumePower.Draw)).toList();
    this.windfalls = all(ProducePower.Windfall.class);
    this.drawsPerCard = all(ProducePower.DrawPerCard.class);
    this.militaryPerCard = all(SettlePower.MilitaryPerCard.class);
    this.discardForMilitary = the(SettlePower.DiscardForMilitary.class);
    this.goodForMilitary = the(SettlePower.GoodForMilitary.class);
    this.payForMilitary = the(SettlePower.PayForMilitary.class);
    this.zeroPrice = the(SettlePower.ZeroPrice.class);
    this.extraWorld = the(SettlePower.ExtraWorld.class);
    this.gather = the(ProducePower.Gather.class);
    this.stored = gather.isPresent() ? gather.get().good() : good;
    this.discardsForGood = the(PlacementPower.DiscardForGood.class).isPresent();
    this.isUnsellable = the(TradePower.Forbidden.class).isPresent();
    this.tradeBonusHere =
        all(TradePower.Bonus.class).stream()
            .filter(bonus -> bonus.thisWorld().orElse(false))
            .mapToInt(TradePower.Bonus::value)
            .sum();
    this.selfDraw =
        all(ProducePower.SelfDraw.class).stream().mapToInt(ProducePower.SelfDraw::value).sum();
    this.label = Text.of("card." + row.replaces().orElse(row.id()));
    this.inSentence = Text.of("card-in-sentence", "card", label);
    this.consumeLabels = consumption.stream().map(this::labelToConsume).toList();
    this.single = new Item<>(this, label, 1);
    this.pair = new Item<>(this, label, 2);
  }

  private static List<Card> read() {
    List<Card> all = new ArrayList<>();
    FILE.cards().forEach(row -> all.add(new Card(all.size(), row)));
    FILE.secondEdition().forEach(row -> all.add(new Card(all.size(), row)));
    return Collections.unmodifiableList(all);
  }

  private static SortedMap<String, Card> byId() {
    SortedMap<String, Card> byId = new TreeMap<>();
    ALL.forEach(card -> byId.put(card.id(), card));
    return Collections.unmodifiableSortedMap(byId);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Card of(String id) {
    Card card = BY_ID.get(id);
    if (card == null) {
      throw new IllegalArgumentException("there is no card " + id);
    }
    return card;
  }

  static Card at(int index) {
    return BY_INDEX[index];
  }

  /** Every power of a type. */
  public <P extends Power> List<P> all(Class<P> type) {
    return row.powers().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** The power of a type; no card has two of those that are asked for like this. */
  private <P extends Power> Optional<P> the(Class<P> type) {
    List<P> powers = all(type);
    if (powers.size() > 1) {
      throw new IllegalArgumentException(row.id() + " has two powers of one kind");
    }
    return powers.stream().findFirst();
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  int index() {
    return index;
  }

  /** The card of the first printing whose place this one takes. */
  public Optional<String> replaces() {
    return row.replaces();
  }

  public CardSet set() {
    return row.set();
  }

  public int copies() {
    return row.count();
  }

  public CardKind kind() {
    return row.kind();
  }

  public boolean isWorld() {
    return isWorld;
  }

  /** The number of a start world. */
  public Optional<Integer> start() {
    return row.start();
  }

  /** RFTG-2.14: the printed cost, or the defence of a military world. */
  public int cost() {
    return cost;
  }

  public boolean isMilitary() {
    return isMilitary;
  }

  public Optional<WorldType> worldType() {
    return row.worldType();
  }

  public boolean isProduction() {
    return isProduction;
  }

  public boolean isWindfall() {
    return isWindfall;
  }

  /** The kind of world; null for grey worlds and developments. Asked for at every price. */
  public Good good() {
    return good;
  }

  /** The kind of the goods that lie or would lie on it; null where none can. */
  public Good stored() {
    return stored;
  }

  public boolean has(Keyword keyword) {
    return (keywords >> keyword.index() & 1) != 0;
  }

  /** One bit for each keyword. */
  int keywords() {
    return keywords;
  }

  public Optional<Integer> points() {
    return row.vp();
  }

  public Optional<Scoring> scoring() {
    return row.scoring();
  }

  public List<Power> powers() {
    return row.powers();
  }

  /** RFTG-10.7: whether it has a power of the phase that is active. */
  boolean hasPowerOf(Phase phase, boolean orb) {
    for (Power power : row.powers()) {
      if (power.phase() == phase && (orb || !power.isOrbOnly())) {
        return true;
      }
    }
    return false;
  }

  public Totals totals() {
    return totals;
  }

  /** Consume powers that are used one by one; draws that need nothing are in the totals. */
  public List<ConsumePower> consumption() {
    return consumption;
  }

  /** What it is called to use the consume power at that place. */
  public Text consumeLabel(int place) {
    return consumeLabels.get(place);
  }

  private Text labelToConsume(ConsumePower power) {
    return Text.of("label.consume", "card", label, "power", power.words());
  }

  public List<ProducePower.Windfall> windfalls() {
    return windfalls;
  }

  public List<ProducePower.DrawPerCard> drawsPerCard() {
    return drawsPerCard;
  }

  List<SettlePower.MilitaryPerCard> militaryPerCard() {
    return militaryPerCard;
  }

  public Optional<SettlePower.DiscardForMilitary> discardForMilitary() {
    return discardForMilitary;
  }

  public Optional<SettlePower.GoodForMilitary> goodForMilitary() {
    return goodForMilitary;
  }

  public Optional<SettlePower.PayForMilitary> payForMilitary() {
    return payForMilitary;
  }

  public Optional<SettlePower.ZeroPrice> zeroPrice() {
    return zeroPrice;
  }

  public Optional<SettlePower.ExtraWorld> extraWorld() {
    return extraWorld;
  }

  public Optional<ProducePower.Gather> gather() {
    return gather;
  }

  /** RFTG-7.10: whether a card may be discarded for a good when it is placed. */
  public boolean discardsForGood() {
    return discardsForGood;
  }

  /** RFTG-8.3. */
  public boolean isUnsellable() {
    return isUnsellable;
  }

  /** RFTG-8.2: what a good on this very world sells for on top. */
  public int tradeBonusHere() {
    return tradeBonusHere;
  }

  /** RFTG-9.6: cards drawn if this world received a good. */
  public int selfDraw() {
    return selfDraw;
  }

  public Text label() {
    return label;
  }

  /** What it is called among other words, which French tells apart by quotation marks. */
  public Text inSentence() {
    return inSentence;
  }

  /** The row of the file, for clients. */
  public Object data() {
    return row;
  }

  /** To be chosen, where there are one or two of it. */
  public Item<Card> item(int times) {
    return times == 1 ? single : pair;
  }

  @Override
  public String toString() {
    return row.id();
  }
}
