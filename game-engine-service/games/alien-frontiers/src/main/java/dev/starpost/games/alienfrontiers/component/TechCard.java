package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.table.TableOptions;
import java.util.Optional;

/**
 * AF-1.3: what a tech card does.
 *
 * @param count how many are in the deck
 * @param points for owning it (AF-7.5)
 * @param fuel what the fuel power costs, where that is fixed
 * @param use the fuel power
 * @param discard the discard power
 * @param passive what it does by itself
 * @param option the table's option that brings it into play
 */
public record TechCard(
    Tech id,
    int count,
    Optional<Integer> points,
    Optional<Integer> fuel,
    Optional<FuelPower> use,
    Optional<DiscardPower> discard,
    Optional<Passive> passive,
    Optional<String> option) {

  /** Whether it is in the deck of a table with these options. */
  public boolean isPlayedWith(TableOptions options) {
    return option.isEmpty() || options.flag(option.get());
  }

  /** What a card does by itself. */
  public enum Passive {
    THEFT_SHIELD,
    ODD_EVEN_INCOME;

    @JsonValue
    public String id() {
      return EnumWords.of(this);
    }
  }
}
