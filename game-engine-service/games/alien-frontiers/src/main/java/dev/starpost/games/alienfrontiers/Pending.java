package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.data.JsonTypeNames;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;

/** What the player in turn is asked. */
public sealed interface Pending {
  /**
   * A stable word for programs, the one it is stored under; the question's text is {@code
   * question.<kind>}.
   */
  default String kind() {
    return JsonTypeNames.of(getClass());
  }

  /** The rule that asks. */
  String rule();

  List<Option<FrontiersMove>> options(AlienFrontiers game);

  default boolean mayBeDeclined() {
    return false;
  }

  /** The names and values that the question's text speaks of. */
  default List<Object> details() {
    return List.of();
  }

  /** The question in words. */
  default Text words() {
    return new Text("question." + kind(), details());
  }

  /**
   * The number of players is part of every question: when somebody resigns, what the others may do
   * can change.
   */
  default Question question(AlienFrontiers game) {
    Object[] arguments = new Object[details().size() + 2];
    arguments[0] = "players";
    arguments[1] = game.inPlay();
    for (int i = 0; i < details().size(); i++) {
      arguments[i + 2] = details().get(i);
    }
    return new Question(kind(), Text.of("question." + kind(), arguments), rule());
  }

  /** AF-3.3: anything that can be done in a turn. */
  @JsonTypeName("act")
  record Acting() implements Pending {
    static final Acting NOW = new Acting();

    @Override
    public String rule() {
      return "AF-3.3";
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Turns.options(game);
    }
  }

  /** AF-4.15: whether to turn up other cards. */
  @JsonTypeName("refresh")
  record Refresh() implements Pending {
    @Override
    public String rule() {
      return "AF-4.15";
    }

    @Override
    public boolean mayBeDeclined() {
      return true;
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Artifact.refreshOptions();
    }
  }

  /** AF-4.15: whether to take a card, and which. */
  @JsonTypeName("claim")
  record Claim() implements Pending {
    @Override
    public String rule() {
      return "AF-4.15";
    }

    @Override
    public boolean mayBeDeclined() {
      return true;
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Artifact.claimOptions(game);
    }
  }

  /** AF-4.16: whom to rob of what. */
  @JsonTypeName("raid")
  record Raiding() implements Pending {
    @Override
    public String rule() {
      return "AF-4.16";
    }

    @Override
    public boolean mayBeDeclined() {
      return true;
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Raid.options(game);
    }
  }

  /** AF-4.9: where to launch to; the steps left over then start and move the next colony. */
  @JsonTypeName("overshoot")
  record Overshoot(int steps) implements Pending {
    @Override
    public String rule() {
      return "AF-4.9";
    }

    @Override
    public List<Object> details() {
      return List.of("steps", steps);
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Hub.overshootOptions(game);
    }
  }

  /** AF-3.6: which resources to return. */
  @JsonTypeName("return-resources")
  record Excess(int count) implements Pending {
    @Override
    public String rule() {
      return "AF-3.6";
    }

    @Override
    public List<Object> details() {
      return List.of("count", count);
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Turns.returnOptions(game, count);
    }
  }

  /** AF-7.13, AF-7.16: where to dock the ship that a card has picked up. */
  @JsonTypeName("redock")
  record Redock(Tech card, Ship ship, Station from) implements Pending {
    @Override
    public String rule() {
      return "AF-7.18";
    }

    @Override
    public List<Object> details() {
      return List.of("ship", ship.label());
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return Docking.options(game);
    }
  }

  /** AF-7.10: with which colony to swap the one that was picked. */
  @JsonTypeName("swap-colony")
  record Swap(Colony colony) implements Pending {
    @Override
    public String rule() {
      return "AF-7.10";
    }

    @Override
    public List<Object> details() {
      return List.of("colony", colony.label());
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return MovingColonies.swapOptions(game, colony);
    }
  }

  /** AF-7.13: where to move the colony that was picked. */
  @JsonTypeName("move-colony")
  record Move(Colony colony) implements Pending {
    @Override
    public String rule() {
      return "AF-7.13";
    }

    @Override
    public List<Object> details() {
      return List.of("colony", colony.label());
    }

    @Override
    public List<Option<FrontiersMove>> options(AlienFrontiers game) {
      return MovingColonies.moveOptions(game, colony);
    }
  }
}
