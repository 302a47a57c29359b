package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** RFTG-3.1: the action cards; each starts a phase and gives its chooser a bonus (RFTG-4.3). */
public enum Action {
  EXPLORE_5(Stage.EXPLORE, 5, 0),
  EXPLORE_1_1(Stage.EXPLORE, 1, 1),
  EXPLORE_ORB(Stage.EXPLORE, 0, 0),
  DEVELOP(Stage.DEVELOP, 0, 0),
  SETTLE(Stage.SETTLE, 0, 0),
  CONSUME_TRADE(Stage.CONSUME, 0, 0),
  CONSUME_X2(Stage.CONSUME, 0, 0),
  PRODUCE(Stage.PRODUCE, 0, 0);

  public static final List<Action> ALL = List.of(values());

  /**
   * RFTG-3.1: what a player chooses from.
   *
   * @param expert whether there is a second Develop and a second Settle
   */
  static List<Item<Action>> items(boolean expert, boolean orb) {
    return ALL.stream()
        .filter(action -> orb || action != EXPLORE_ORB)
        .map(action -> action.item(expert && action.phase.mayRepeat() ? 2 : 1))
        .toList();
  }

  private final Stage phase;
  private final int draws;
  private final int keeps;

  Action(Stage phase, int draws, int keeps) {
    this.phase = phase;
    this.draws = draws;
    this.keeps = keeps;
  }

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }

  public Stage phase() {
    return phase;
  }

  /** RFTG-4.3: how many cards more are drawn in Explore. */
  public int draws() {
    return draws;
  }

  /** RFTG-4.3: how many cards more are kept in Explore. */
  public int keeps() {
    return keeps;
  }

  public Text label() {
    return Text.of("action." + id());
  }

  private Item<Action> item(int times) {
    return new Item<>(this, label(), times);
  }
}
