package dev.starpost.kernel;

import dev.starpost.kernel.table.TableOptions;
import java.util.List;

/**
 * What a game is opened with.
 *
 * @param players how many seats are taken
 * @param options the table's options, complete: what was not chosen has its default
 */
public record Setup(int players, TableOptions options) {
  public List<Seat> seats() {
    return Seat.first(players);
  }
}
