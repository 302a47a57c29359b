package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.List;

/** RFTG-2.5: what some cards have in their names or as a symbol. */
public enum Keyword {
  ALIEN,
  CHROMOSOME,
  IMPERIUM,
  REBEL,
  TERRAFORMING,
  UPLIFT;

  public static final List<Keyword> ALL = List.of(values());

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }

  public Text label() {
    return Text.of("keyword." + id());
  }

  /** Where it stands in sets of keywords. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }
}
