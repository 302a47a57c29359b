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

/** COS-3.5: an upgrade of an individual board. In JSON its id. */
public final class Upgrade {

  /** An upgrade as {@code upgrades.yaml} has it. */
  record Row(
      String id,
      Gems cost,
      Optional<PlanetKind> terraform,
      Optional<Boolean> extension,
      Optional<ZoneId> zone,
      int energy,
      Optional<String> requires) {}

  /** What every board starts with, and how often one may buy in a turn. */
  public record Start(Gems gems, int purchases) {}

  /** The file. */
  public record File(Start start, List<Row> upgrades) {}

  private static final File FILE =
      Components.read(Upgrade.class, "council-of-shadows/upgrades.yaml", File.class);

  public static final Start START = FILE.start();
  public static final List<Upgrade> ALL = read();

  private final int index;
  private final Row row;
  private final Price price;
  private final Item<Upgrade> item;

  private Upgrade(int index, Row row) {
    this.index = index;
    this.row = row;
    this.price = Price.of(row.cost());
    this.item = Item.of(this, Text.of("upgrade." + row.id()));
  }

  private static List<Upgrade> read() {
    List<Upgrade> all = new ArrayList<>();
    for (Row row : FILE.upgrades()) {
      all.add(new Upgrade(all.size(), row));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Upgrade of(String id) {
    for (Upgrade upgrade : ALL) {
      if (upgrade.id().equals(id)) {
        return upgrade;
      }
    }
    throw new IllegalArgumentException("there is no upgrade " + id);
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  /** Where it stands in lists that have one entry for each. */
  int index() {
    return index;
  }

  public Price price() {
    return price;
  }

  Optional<PlanetKind> terraforms() {
    return row.terraform();
  }

  boolean isColonyExtension() {
    return row.extension().orElse(false);
  }

  /** The zone whose range it raises. */
  public Optional<ZoneId> zone() {
    return row.zone();
  }

  public int energy() {
    return row.energy();
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  public Optional<Upgrade> requires() {
    return row.requires().map(Upgrade::of);
  }

  public Item<Upgrade> item() {
    return item;
  }

  @Override
  public String toString() {
    return id();
  }
}
