package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * COS-1.9: an action card; each player has the start cards, AI cards exist once. In JSON its id.
 */
public final class ActionCard {

  /** A start card as {@code actions.yaml} has it. */
  record StartRow(String id, int consumption, List<Step.OfActionCard> steps) {}

  /** An AI card as {@code actions.yaml} has it; one leader may never have it (COS-11.6). */
  record AiRow(
      String id,
      Gems cost,
      int consumption,
      List<Step.OfActionCard> steps,
      Optional<Leader> forbiddenFor) {}

  /** The file. */
  public record File(int faceUp, List<StartRow> startCards, List<AiRow> aiCards) {}

  private static final File FILE =
      Components.read(ActionCard.class, "council-of-shadows/actions.yaml", File.class);

  /** How many AI cards lie face up (COS-2.5). */
  public static final int FACE_UP = FILE.faceUp();

  public static final List<ActionCard> ALL = read();
  public static final List<ActionCard> START = ALL.subList(0, FILE.startCards().size());
  public static final List<ActionCard> AI = ALL.subList(START.size(), ALL.size());

  private final int index;
  private final Object row;
  private final String id;
  private final int consumption;
  private final List<Step.OfActionCard> steps;
  private final Optional<Price> price;
  private final Optional<Leader> forbiddenFor;
  private final Item<ActionCard> item;

  private ActionCard(
      int index,
      Object row,
      String id,
      int consumption,
      List<Step.OfActionCard> steps,
      Optional<Price> price,
      Optional<Leader> forbiddenFor) {
    this.index = index;
    this.row = row;
    this.id = id;
    this.consumption = consumption;
    this.steps = List.copyOf(steps);
    this.price = price;
    this.forbiddenFor = forbiddenFor;
    this.item = Item.of(this, Text.of("card." + id));
  }

  private static List<ActionCard> read() {
    List<ActionCard> all = new ArrayList<>();
    for (StartRow row : FILE.startCards()) {
      all.add(
          new ActionCard(
              all.size(),
              row,
              row.id(),
              row.consumption(),
              row.steps(),
              Optional.empty(),
              Optional.empty()));
    }
    for (AiRow row : FILE.aiCards()) {
      all.add(
          new ActionCard(
              all.size(),
              row,
              row.id(),
              row.consumption(),
              row.steps(),
              Optional.of(Price.of(row.cost())),
              row.forbiddenFor()));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static ActionCard of(String id) {
    for (ActionCard card : ALL) {
      if (card.id.equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no card " + id);
  }

  @JsonValue
  public String id() {
    return id;
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  /** Where it stands in lists that have one entry for each. */
  public int index() {
    return index;
  }

  public int consumption() {
    return consumption;
  }

  public List<Step.OfActionCard> steps() {
    return steps;
  }

  /** What an AI card costs. */
  public Price price() {
    return price.orElseThrow();
  }

  /** COS-11.6: whether somebody with this leader, or without any, may have it at all. */
  public boolean isAllowedTo(Optional<Leader> leader) {
    return forbiddenFor.isEmpty() || !forbiddenFor.equals(leader);
  }

  public Item<ActionCard> item() {
    return item;
  }

  @Override
  public String toString() {
    return id;
  }
}
