package dev.starpost.games.salvage.component;

import dev.starpost.kernel.data.Components;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** §1 Components, as {@code components.yaml} has them. */
public record SalvageComponents(
    int handSize,
    int handLimit,
    int largestBid,
    int dieSides,
    int copiesOfEachStrength,
    int greatestStrength,
    Queue queue,
    int roughDanger,
    List<Derelict> derelicts) {

  public static final SalvageComponents BOX =
      Components.read(SalvageComponents.class, "salvage/components.yaml", SalvageComponents.class);

  /** How many derelicts drift past. */
  public record Queue(int shortGame, int longGame) {}

  /** The crew deck in order: four of each strength (SV-1.1). */
  public List<Integer> crew() {
    List<Integer> cards = new ArrayList<>();
    for (int strength = 1; strength <= greatestStrength; strength++) {
      cards.addAll(Collections.nCopies(copiesOfEachStrength, strength));
    }
    return Collections.unmodifiableList(cards);
  }

  public Derelict derelict(String id) {
    return derelicts.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }
}
