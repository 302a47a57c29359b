package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** COS-13.4: a light or dark bonus card. Some light ones exist twice. In JSON its id. */
public final class BonusCard implements Comparable<BonusCard> {

  /** A light card as {@code bonus.yaml} has it. */
  record LightRow(String id, int count, int base, Optional<Counter> per, Optional<Integer> each) {}

  /** A dark card as {@code bonus.yaml} has it. */
  record DarkRow(
      String id,
      List<Integer> players,
      int base,
      Optional<Counter> per,
      Optional<Integer> each,
      Optional<Galaxy> galaxy,
      Optional<Integer> majority,
      Optional<Integer> presence,
      Optional<Boolean> needsStations) {}

  /** The file. */
  record File(int mostBonusCards, List<LightRow> light, List<DarkRow> dark) {}

  /** What a card counts. */
  public enum Counter {
    GEM_ANTHRACITE,
    GEM_GOLD,
    GEM_TRANSPARENT,
    CUBE_ON_BLUE,
    CUBE_ON_BROWN,
    CUBE_ON_RED,
    CUBE_IN_SECTOR_1,
    CUBE_IN_SECTOR_2,
    CUBE_IN_SECTOR_3,
    OWN_BOARD_CUBE,
    LIGHT_BONUS_CARD,
    CONSUMPTION_TEN,
    AI_CARD,
    SPACE_STATION;

    @JsonValue
    public String id() {
      return EnumWords.of(this);
    }
  }

  /** What a majority or else a presence in a galaxy adds. */
  public record Claim(Galaxy galaxy, int majority, int presence) {}

  private static final File FILE =
      Components.read(BonusCard.class, "council-of-shadows/bonus.yaml", File.class);

  /** COS-7.5. */
  public static final int MOST = FILE.mostBonusCards();

  /** The 18 light cards in order. */
  public static final List<BonusCard> LIGHT = light();

  private static final List<BonusCard> DARK = dark();

  private final int index;
  private final Object row;
  private final String id;
  private final int base;
  private final Optional<Counter> per;
  private final int each;
  private final Optional<Claim> claim;
  private final Item<BonusCard> item;

  private BonusCard(
      int index,
      Object row,
      String id,
      int base,
      Optional<Counter> per,
      Optional<Integer> each,
      Optional<Claim> claim) {
    this.index = index;
    this.row = row;
    this.id = id;
    this.base = base;
    this.per = per;
    this.each = each.orElse(0);
    this.claim = claim;
    this.item = Item.of(this, Text.of("bonus." + id));
  }

  private static List<BonusCard> light() {
    List<BonusCard> all = new ArrayList<>();
    for (LightRow row : FILE.light()) {
      BonusCard card =
          new BonusCard(
              all.size(), row, row.id(), row.base(), row.per(), row.each(), Optional.empty());
      all.addAll(Collections.nCopies(row.count(), card));
    }
    return Collections.unmodifiableList(all);
  }

  private static List<BonusCard> dark() {
    List<BonusCard> all = new ArrayList<>();
    for (DarkRow row : FILE.dark()) {
      Optional<Claim> claim =
          row.galaxy()
              .map(
                  galaxy ->
                      new Claim(
                          galaxy, row.majority().orElseThrow(), row.presence().orElseThrow()));
      all.add(
          new BonusCard(
              LIGHT.size() + all.size(), row, row.id(), row.base(), row.per(), row.each(), claim));
    }
    return Collections.unmodifiableList(all);
  }

  /** Every card once, the light ones first. */
  public static List<BonusCard> all() {
    return Stream.concat(LIGHT.stream().distinct(), DARK.stream()).toList();
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static BonusCard of(String id) {
    for (BonusCard card : LIGHT) {
      if (card.id.equals(id)) {
        return card;
      }
    }
    for (BonusCard card : DARK) {
      if (card.id.equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no bonus card " + id);
  }

  /** COS-2.8: the dark cards that are shuffled. */
  public static List<BonusCard> darkFor(int players, boolean stations) {
    List<BonusCard> cards = new ArrayList<>();
    for (int i = 0; i < DARK.size(); i++) {
      DarkRow row = FILE.dark().get(i);
      if (row.players().contains(players) && (stations || !row.needsStations().orElse(false))) {
        cards.add(DARK.get(i));
      }
    }
    return Collections.unmodifiableList(cards);
  }

  @JsonValue
  public String id() {
    return id;
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  public int base() {
    return base;
  }

  public Optional<Counter> per() {
    return per;
  }

  public int each() {
    return each;
  }

  public Optional<Claim> claim() {
    return claim;
  }

  public Item<BonusCard> item() {
    return item;
  }

  @Override
  public int compareTo(BonusCard other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}
