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

/** §11: a leader of module 2. In JSON its id. */
public final class Leader {

  /** A leader as {@code leaders.yaml} has it. */
  record Row(String id, int consumption, int energy, Power power, Optional<Integer> amount) {}

  /** The file. */
  record File(List<Row> leaders) {}

  public static final List<Leader> ALL = read();

  private final Row row;
  private final Item<Leader> item;

  private Leader(Row row) {
    this.row = row;
    this.item = Item.of(this, Text.of("leader." + row.id()));
  }

  private static List<Leader> read() {
    List<Leader> all = new ArrayList<>();
    File file = Components.read(Leader.class, "council-of-shadows/leaders.yaml", File.class);
    for (Row row : file.leaders()) {
      all.add(new Leader(row));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Leader of(String id) {
    for (Leader leader : ALL) {
      if (leader.id().equals(id)) {
        return leader;
      }
    }
    throw new IllegalArgumentException("there is no leader " + id);
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  public int consumption() {
    return row.consumption();
  }

  public int energy() {
    return row.energy();
  }

  public Power power() {
    return row.power();
  }

  /** The number that the power speaks of. */
  public int amount() {
    return row.amount().orElseThrow();
  }

  /** The same, where it may speak of none. */
  public Optional<Integer> number() {
    return row.amount();
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  public Item<Leader> item() {
    return item;
  }

  @Override
  public String toString() {
    return id();
  }
}
