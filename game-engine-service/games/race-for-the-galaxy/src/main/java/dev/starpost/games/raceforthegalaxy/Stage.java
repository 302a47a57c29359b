package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.List;

/** Where the game is: setup, the choice of actions, or one of the five phases (RFTG-4.1). */
public enum Stage {
  START,
  ORB_SETUP,
  ACTIONS,
  EXPLORE,
  DEVELOP,
  SETTLE,
  CONSUME,
  PRODUCE;

  /** The phases in their order. */
  static final List<Stage> PHASES = List.of(EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE);

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }

  Text label() {
    return Text.of("phase." + id());
  }

  /** RFTG-4.8: whether two players can play it twice in a round. */
  boolean mayRepeat() {
    return this == DEVELOP || this == SETTLE;
  }
}
