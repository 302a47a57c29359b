package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;

/** Council of Shadows as the platform finds it. */
public final class CouncilGame implements Game<CouncilOfShadows, CouncilMove, CouncilEvent> {
  static final String SPACE_STATIONS = "spaceStations";
  static final String LEADERS = "leaders";
  static final String SCREENS = "screens";
  static final String ADVANCED_AUTOMA = "advancedAutoma";
  static final String FINAL_TIE_BREAK = "finalTieBreak";
  static final String START_ENERGY = "startEnergy";

  private static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Flag(SPACE_STATIONS, false),
          new TableOption.Flag(LEADERS, false),
          new TableOption.Flag(SCREENS, true),
          new TableOption.Flag(ADVANCED_AUTOMA, false),
          new TableOption.Choice(
              FINAL_TIE_BREAK,
              List.of(Table.TieBreak.MAIN_BOARD.id(), Table.TieBreak.PLAYER_BOARD.id()),
              Table.TieBreak.MAIN_BOARD.id()),
          new TableOption.Choice(
              START_ENERGY,
              List.of(Table.StartEnergy.ALL_ZERO.id(), Table.StartEnergy.STAGGERED.id()),
              Table.StartEnergy.ALL_ZERO.id()));
  private static final Texts TEXTS = GameTexts.of(CouncilGame.class, "council-of-shadows");

  @Override
  public String id() {
    return "council-of-shadows";
  }

  @Override
  public String prefix() {
    return "cos";
  }

  @Override
  public int rulesVersion() {
    return 2;
  }

  @Override
  public int stateVersion() {
    return 2;
  }

  @Override
  public int fewestPlayers() {
    return 1;
  }

  @Override
  public int mostPlayers() {
    return 4;
  }

  @Override
  public TableOptionsSchema options() {
    return OPTIONS;
  }

  @Override
  public Rules<CouncilOfShadows, CouncilMove, CouncilEvent> rules() {
    return new CouncilRules();
  }

  @Override
  public Class<CouncilOfShadows> stateType() {
    return CouncilOfShadows.class;
  }

  @Override
  public Class<CouncilMove> moveType() {
    return CouncilMove.class;
  }

  @Override
  public Class<CouncilEvent> eventType() {
    return CouncilEvent.class;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public String rulesText() {
    return Components.text(CouncilGame.class, "council-of-shadows/RULES.md");
  }
}
