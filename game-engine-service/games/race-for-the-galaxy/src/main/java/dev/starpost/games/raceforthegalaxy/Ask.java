package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** What a player is asked (RFTG-15). */
public enum Ask {
  NOTHING("RFTG-4.9", false),
  START("RFTG-3.4", true),
  ACTIONS("RFTG-4.6", true),
  ORB_SETUP("RFTG-11.9", false),
  ORB_MOVE("RFTG-12.5", false),
  ORB_GENERATE("RFTG-12.13", false),
  ORB_PLAY("RFTG-12.15", false),
  AIRLOCK("RFTG-13.9", false),
  KEEP("RFTG-5.2", true),
  DEVELOP("RFTG-6.2", true),
  SETTLE("RFTG-7.1", true),
  PLACE_DISCARD("RFTG-7.10", false),
  SETTLE_MORE("RFTG-7.14", true),
  CONSUME("RFTG-8.5", false),
  WINDFALL("RFTG-9.5", true);

  private final String rule;
  private final boolean sealed;

  Ask(String rule, boolean sealed) {
    this.rule = rule;
    this.sealed = sealed;
  }

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }

  /** The rule that asks. */
  String rule() {
    return rule;
  }

  /** RFTG-18.8: whether an answer waits for those of others, and may be replaced until then. */
  boolean isSealed() {
    return sealed;
  }
}
