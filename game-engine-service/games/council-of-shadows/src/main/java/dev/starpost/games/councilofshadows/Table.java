package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.EnumWords;
import java.util.List;

/**
 * COS-2.1: what was agreed on before the game.
 *
 * @param players how many people play
 * @param stations module 1
 * @param leaders module 2
 * @param screens whether plans are secret until all are revealed
 * @param advancedAutoma whether the Automa has its advanced cards
 */
public record Table(
    int players,
    boolean stations,
    boolean leaders,
    boolean screens,
    boolean advancedAutoma,
    TieBreak finalTieBreak,
    StartEnergy startEnergy) {

  /** COS-9.5: which cubes decide among equals. */
  enum TieBreak {
    MAIN_BOARD,
    PLAYER_BOARD;

    @JsonValue
    String id() {
      return EnumWords.of(this);
    }
  }

  /** COS-2.12: where the energy markers start. */
  enum StartEnergy {
    ALL_ZERO,
    STAGGERED;

    @JsonValue
    String id() {
      return EnumWords.of(this);
    }
  }

  static final Table UNSET =
      new Table(2, false, false, true, false, TieBreak.MAIN_BOARD, StartEnergy.ALL_ZERO);

  /** In solo play the Automa has the second side of the table, where nobody sits. */
  private static final Seat AUTOMA = Seat.of(2);

  public boolean isSolo() {
    return players == 1;
  }

  public boolean isAutoma(Seat seat) {
    return isSolo() && seat.equals(AUTOMA);
  }

  Seat automa() {
    return AUTOMA;
  }

  /** The seats of people. */
  public List<Seat> seats() {
    return Seat.first(players);
  }

  Layout layout() {
    return Layout.of(players);
  }
}
