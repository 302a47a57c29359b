package dev.starpost.games.salvage;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;

/** Salvage, the sample game, as the platform finds it. */
public final class SalvageGame implements Game<Salvage, SalvageMove, SalvageEvent> {
  static final String LONG_GAME = "longGame";
  static final String SPACE = "space";
  static final String CALM = "calm";
  static final String ROUGH = "rough";

  private static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Flag(LONG_GAME, false),
          new TableOption.Choice(SPACE, List.of(CALM, ROUGH), CALM));
  private static final Texts TEXTS = GameTexts.of(SalvageGame.class, "salvage");

  @Override
  public String id() {
    return "salvage";
  }

  @Override
  public String prefix() {
    return "sv";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public int fewestPlayers() {
    return 2;
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
  public Rules<Salvage, SalvageMove, SalvageEvent> rules() {
    return new SalvageRules();
  }

  @Override
  public Class<Salvage> stateType() {
    return Salvage.class;
  }

  @Override
  public Class<SalvageMove> moveType() {
    return SalvageMove.class;
  }

  @Override
  public Class<SalvageEvent> eventType() {
    return SalvageEvent.class;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public String rulesText() {
    return Components.text(SalvageGame.class, "salvage/RULES.md");
  }
}
