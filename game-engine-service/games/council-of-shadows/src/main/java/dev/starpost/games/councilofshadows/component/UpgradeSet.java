package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The upgrades of one player. In JSON an array.
 *
 * @param bits one for each upgrade
 */
public record UpgradeSet(int bits) {
  public static final UpgradeSet NONE = new UpgradeSet(0);

  private static final int EXTENSION =
      bitsOf(Upgrade.ALL.stream().filter(Upgrade::isColonyExtension).toList());
  private static final Map<PlanetKind, Integer> TERRAFORMING = terraforming();
  private static final Map<ZoneId, Integer> RANGES = ranges();

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static UpgradeSet of(List<Upgrade> upgrades) {
    return new UpgradeSet(bitsOf(upgrades));
  }

  private static int bitsOf(List<Upgrade> upgrades) {
    int bits = 0;
    for (Upgrade upgrade : upgrades) {
      bits |= 1 << upgrade.index();
    }
    return bits;
  }

  private static Map<PlanetKind, Integer> terraforming() {
    Map<PlanetKind, Integer> bits = new EnumMap<>(PlanetKind.class);
    for (Upgrade upgrade : Upgrade.ALL) {
      upgrade.terraforms().ifPresent(kind -> bits.put(kind, 1 << upgrade.index()));
    }
    return bits;
  }

  private static Map<ZoneId, Integer> ranges() {
    Map<ZoneId, Integer> bits = new EnumMap<>(ZoneId.class);
    for (ZoneId zone : ZoneId.ALL) {
      bits.put(zone, 0);
    }
    for (Upgrade upgrade : Upgrade.ALL) {
      upgrade.zone().ifPresent(zone -> bits.merge(zone, 1 << upgrade.index(), Integer::sum));
    }
    return bits;
  }

  @JsonValue
  public List<Upgrade> list() {
    List<Upgrade> upgrades = new ArrayList<>(size());
    for (int left = bits; left != 0; left &= left - 1) {
      upgrades.add(Upgrade.ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(upgrades);
  }

  public boolean has(Upgrade upgrade) {
    return (bits & (1 << upgrade.index())) != 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public UpgradeSet with(Upgrade upgrade) {
    return new UpgradeSet(bits | (1 << upgrade.index()));
  }

  /** COS-3.5.1: the kinds of planet that may be colonized, as bits. */
  public int kinds() {
    int kinds = PlanetKind.BLUE.bit();
    for (Map.Entry<PlanetKind, Integer> each : TERRAFORMING.entrySet()) {
      if ((bits & each.getValue()) != 0) {
        kinds |= each.getKey().bit();
      }
    }
    return kinds;
  }

  /** COS-3.5.2. */
  public boolean hasColonyExtension() {
    return (bits & EXTENSION) != 0;
  }

  /** COS-3.5.3: how far the zone reaches; the portal always reaches everywhere. */
  public int range(ZoneId zone) {
    return zone == ZoneId.PORTAL ? Layout.SECTORS : 1 + Integer.bitCount(bits & RANGES.get(zone));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
