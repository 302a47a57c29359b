package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Text;
import java.util.Optional;

/**
 * Which kinds of good a power takes: one, or any. In data the kind, or {@code any}.
 *
 * @param kind empty for any
 */
public record GoodFilter(Optional<Good> kind) {
  private static final String ANY_WORD = "any";

  public static final GoodFilter ANY = new GoodFilter(Optional.empty());

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static GoodFilter of(String word) {
    if (word.equals(ANY_WORD)) {
      return ANY;
    }
    for (Good good : Good.ALL) {
      if (good.id().equals(word)) {
        return new GoodFilter(Optional.of(good));
      }
    }
    throw new IllegalArgumentException("there is no good " + word);
  }

  @JsonValue
  String word() {
    return kind.map(Good::id).orElse(ANY_WORD);
  }

  public boolean takes(Good good) {
    return kind.isEmpty() || kind.get() == good;
  }

  public Text label() {
    return Text.of("good." + word());
  }
}
