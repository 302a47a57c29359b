package dev.starpost.games.salvage.view;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;

import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.Component;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** All that lies in the box (§1), as clients read it: made of the data that the rules go by. */
public final class SalvageBox {
  private SalvageBox() {}

  /** A crew card; those of one strength are alike. */
  record CrewCard(int strength, int copies) {}

  /** What a die or a kind of card is like. */
  record Die(int sides) {}

  /** What cargo is worth. */
  record Cargo(int points) {}

  public static List<Component> components() {
    List<Component> all = new ArrayList<>();
    for (Derelict derelict : BOX.derelicts()) {
      Text text =
          Text.of("component.derelict", "holds", derelict.holds(), "danger", derelict.danger());
      all.add(Component.of("derelict", derelict.id(), derelict.label(), text, "SV-1.2", derelict));
    }
    for (int strength = 1; strength <= BOX.greatestStrength(); strength++) {
      all.add(
          Component.of(
              "crew",
              Integer.toString(strength),
              Text.of("crew", "strength", strength),
              Text.of("component.crew", "copies", BOX.copiesOfEachStrength()),
              "SV-1.1",
              new CrewCard(strength, BOX.copiesOfEachStrength())));
    }
    all.add(
        Component.of(
            Component.RESOURCE,
            "cargo",
            Text.of("resource.cargo"),
            Text.of("component.cargo"),
            "SV-7.2",
            new Cargo(1)));
    all.add(
        Component.of(
            Component.PIECE,
            "die",
            Text.of("piece.die"),
            Text.of("component.die", "sides", BOX.dieSides()),
            "SV-1.3",
            new Die(BOX.dieSides())));
    return List.copyOf(all);
  }
}
