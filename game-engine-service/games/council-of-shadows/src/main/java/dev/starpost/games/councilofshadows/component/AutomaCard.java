package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.data.EnumWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** COS-12.2: a card that the Automa plays. In JSON its id. */
public final class AutomaCard {

  /** What the Automa tries to do. */
  public sealed interface Action {
    /** COS-12.4. */
    @JsonTypeName("colonize")
    record Colonize(Galaxy galaxy, PlanetKind planet, int cubes) implements Action {}

    /** COS-12.5. */
    @JsonTypeName("discover")
    record Discover(Galaxy galaxy, PlanetKind planet, int cubes) implements Action {}

    /** COS-12.6. */
    @JsonTypeName("gain-energy")
    record GainEnergy(int energy) implements Action {}

    /** COS-12.6: positions of the market, counted from 1. */
    @JsonTypeName("discard-market")
    record DiscardMarket(List<Integer> positions) implements Action {}
  }

  /** COS-12.3: an action, and another one if that is not possible. */
  public record Attempt(Action primary, Optional<Action> alternative) {}

  /** COS-12.7: which galaxies it exploits. */
  public enum Mode {
    MAJORITY,
    ALL;

    @JsonValue
    String id() {
      return EnumWords.of(this);
    }
  }

  /** A card as {@code automa.yaml} has it. */
  record Row(
      String id, int level, boolean advanced, int consumption, Mode exploits, List<Attempt> rows) {}

  /** The file. */
  record File(List<Row> cards) {}

  public static final List<AutomaCard> ALL = read();

  /** There is a pile for level 0, I and II (COS-12.1). */
  public static final int PILES = 3;

  private final Row row;

  private AutomaCard(Row row) {
    this.row = row;
  }

  private static List<AutomaCard> read() {
    List<AutomaCard> all = new ArrayList<>();
    File file = Components.read(AutomaCard.class, "council-of-shadows/automa.yaml", File.class);
    for (Row row : file.cards()) {
      all.add(new AutomaCard(row));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static AutomaCard of(String id) {
    for (AutomaCard card : ALL) {
      if (card.id().equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no Automa card " + id);
  }

  /** COS-12.1: the cards of a level, in order. */
  public static List<AutomaCard> ofLevel(int level, boolean advanced) {
    return ALL.stream()
        .filter(card -> card.level() == level && (advanced || !card.row.advanced()))
        .toList();
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  public int level() {
    return row.level();
  }

  public int consumption() {
    return row.consumption();
  }

  public Mode exploits() {
    return row.exploits();
  }

  public List<Attempt> rows() {
    return row.rows();
  }

  @Override
  public String toString() {
    return id();
  }
}
