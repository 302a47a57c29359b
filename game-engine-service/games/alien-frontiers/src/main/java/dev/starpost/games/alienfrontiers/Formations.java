package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.FrontiersComponents;
import dev.starpost.games.alienfrontiers.component.FrontiersComponents.StationRow;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.kernel.option.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The groups that available ships can form, each kind once. If a ship was lifted, it is in every
 * group. Lives for one look at the options.
 */
final class Formations {
  private static final int RUN = 3;

  private final int owner;
  private final Ships available;
  private final int lifted;

  /** Own-colour ships by value, four bits each. */
  private int counts;

  private final int relic;
  private List<Item<Ship>> singles = List.of();

  Formations(AlienFrontiers game, Optional<Pending.Redock> redock) {
    owner = game.active().index();
    available = game.turn().available();
    lifted = redock.isPresent() ? redock.get().ship().code() : 0;
    relic = available.relicValue();
    for (int i = 0; i < available.size(); i++) {
      if (Ship.ownerOf(available.code(i)) == owner) {
        counts += 1 << (4 * available.value(i));
      }
    }
  }

  private int count(int value) {
    return (counts >> (4 * value)) & 15;
  }

  /** The kinds of single ships, to choose from. */
  List<Item<Ship>> singles() {
    if (singles.isEmpty()) {
      if (lifted > 0) {
        singles = List.of(Ship.of(lifted).item());
        return singles;
      }
      List<Item<Ship>> items = new ArrayList<>(available.size());
      for (int i = 0; i < available.size(); i++) {
        if (available.isFirstOfItsKind(i)) {
          items.add(Ship.of(available.code(i)).item());
        }
      }
      singles = List.copyOf(items);
    }
    return singles;
  }

  /** The groups of the size and kind that the station takes. */
  List<Ships> of(StationRow station) {
    List<Ships> groups = new ArrayList<>();
    if (station.group() == 1) {
      for (Item<Ship> single : singles()) {
        groups.add(Ships.of(single.value()));
      }
    } else if (station.requires() == FrontiersComponents.Requirement.RUN) {
      addRuns(groups);
    } else {
      addEquals(station.group(), groups);
    }
    return groups;
  }

  private void addEquals(int size, List<Ships> groups) {
    int liftedValue = Ship.valueOf(lifted);
    int more = lifted > 0 ? size - 1 : size;
    for (int value = 1; value <= Ship.SIDES; value++) {
      if (lifted > 0 && value != liftedValue) {
        continue;
      }
      if (count(value) >= more) {
        groups.add(equals(value, more, false));
      }
      if (relic == value && count(value) >= more - 1) {
        groups.add(equals(value, more - 1, true));
      }
    }
  }

  private Ships equals(int value, int own, boolean withRelic) {
    int[] codes = new int[own + (withRelic ? 1 : 0) + (lifted > 0 ? 1 : 0)];
    int at = 0;
    while (at < own) {
      codes[at++] = Ship.code(owner, value);
    }
    if (withRelic) {
      codes[at++] = Ship.code(Ship.RELIC, value);
    }
    if (lifted > 0) {
      codes[at] = lifted;
    }
    return Ships.ofCodes(codes);
  }

  private void addRuns(List<Ships> groups) {
    for (int start = 1; start + RUN - 1 <= Ship.SIDES; start++) {
      addRun(start, 0, groups);
      if (relic >= start && relic < start + RUN) {
        addRun(start, relic, groups);
      }
    }
  }

  /** The run from {@code start} on, with the relic where it shows {@code relicAs}. */
  private void addRun(int start, int relicAs, List<Ships> groups) {
    int[] codes = new int[RUN];
    boolean hasLifted = lifted == 0;
    for (int i = 0; i < RUN; i++) {
      int value = start + i;
      if (lifted > 0 && Ship.valueOf(lifted) == value) {
        if (relicAs == value) {
          return;
        }
        codes[i] = lifted;
        hasLifted = true;
      } else if (relicAs == value) {
        codes[i] = Ship.code(Ship.RELIC, value);
      } else if (count(value) > 0) {
        codes[i] = Ship.code(owner, value);
      } else {
        return;
      }
    }
    if (hasLifted) {
      groups.add(Ships.ofCodes(codes));
    }
  }
}
