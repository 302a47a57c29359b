package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;

/** What can be asked: the kinds of {@link Pending} decisions, each with the rule that asks. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and an Option are immutable
enum Ask {
  CHOOSE_CIVILIZATION("COS-2.9", false),
  CHOOSE_LEADER("COS-11.1", false),
  BUY("COS-3.2", false),
  PLAN("COS-4.1", false),
  COLONIZE("COS-6.5", true),
  EXTRACT("COS-6.6", false),
  DISCOVER("COS-6.7", true),
  PLACE_SYSTEM("COS-6.7", false),
  FOLLOW_UP("COS-6.7", true),
  CHOOSE_OPTION("COS-6.12", true),
  REFINE("COS-6.10", true),
  EXPLOIT("COS-7.1", false),
  EXPLOIT_MORE("COS-8.8", true),
  RETURN_BONUS("COS-7.5", false),
  CHOOSE_DARK_TECH("COS-8.6", false),
  TAKE_CARD("COS-8.8", false),
  AUTOMA_COLONIZE("COS-12.4", false),
  AUTOMA_PLACE("COS-12.5", false),
  AUTOMA_REMOVE("COS-12.7", false);

  private final String id = EnumWords.of(this);
  private final String rule;
  private final boolean declinable;
  private final Text text = Text.of("question." + id);
  private final Option<CouncilMove> decline =
      Option.of(new BoardMove.Decline(), Text.of("label.decline"), "COS-6.4");

  Ask(String rule, boolean declinable) {
    this.rule = rule;
    this.declinable = declinable;
  }

  /** A stable word for programs. */
  String id() {
    return id;
  }

  String rule() {
    return rule;
  }

  Text text() {
    return text;
  }

  /** COS-6.4, COS-8.7: whether the player may do without. */
  boolean mayBeDeclined() {
    return declinable;
  }

  Option<CouncilMove> decline() {
    return decline;
  }
}
