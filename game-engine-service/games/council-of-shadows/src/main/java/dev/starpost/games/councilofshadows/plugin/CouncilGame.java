package dev.starpost.games.councilofshadows.plugin;

import dev.starpost.games.councilofshadows.CouncilEvent;
import dev.starpost.games.councilofshadows.CouncilMove;
import dev.starpost.games.councilofshadows.CouncilOfShadows;
import dev.starpost.games.councilofshadows.Opening;
import dev.starpost.games.councilofshadows.view.CouncilBox;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Word;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;

/** Council of Shadows as the platform finds it. */
public final class CouncilGame implements Game<CouncilOfShadows, CouncilMove, CouncilEvent> {
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
    return 3;
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
    return Opening.OPTIONS;
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
  public List<Component> components() {
    return CouncilBox.components();
  }

  @Override
  public List<Word> words() {
    return Word.meaning(Word.of(TEXTS), Param.SEAT, "cubes", "order", "stations", "throne");
  }

  @Override
  public String rulesText() {
    return Components.text(CouncilGame.class, "council-of-shadows/RULES.md");
  }
}
