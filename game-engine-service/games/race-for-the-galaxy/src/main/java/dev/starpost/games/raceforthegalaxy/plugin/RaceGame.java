package dev.starpost.games.raceforthegalaxy.plugin;

import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.RaceEvent;
import dev.starpost.games.raceforthegalaxy.RaceMove;
import dev.starpost.games.raceforthegalaxy.Table;
import dev.starpost.games.raceforthegalaxy.view.RaceBox;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Word;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;
import java.util.Optional;

/** Race for the Galaxy as the platform finds it. */
public final class RaceGame implements Game<Race, RaceMove, RaceEvent> {
  private static final Texts TEXTS = GameTexts.of(RaceGame.class, "race-for-the-galaxy");

  @Override
  public Optional<OptionRefused> refuses(Setup setup) {
    Optional<OptionRefused> refusal = Table.refuses(setup);
    return refusal.isPresent() ? refusal : Game.super.refuses(setup);
  }

  @Override
  public String id() {
    return "race-for-the-galaxy";
  }

  @Override
  public String prefix() {
    return "rftg";
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
    return 5;
  }

  @Override
  public TableOptionsSchema options() {
    return Table.OPTIONS;
  }

  @Override
  public Rules<Race, RaceMove, RaceEvent> rules() {
    return new RaceRules();
  }

  @Override
  public Class<Race> stateType() {
    return Race.class;
  }

  @Override
  public Class<RaceMove> moveType() {
    return RaceMove.class;
  }

  @Override
  public Class<RaceEvent> eventType() {
    return RaceEvent.class;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public List<Component> components() {
    return RaceBox.components();
  }

  @Override
  public List<Word> words() {
    return Word.meaning(Word.of(TEXTS), Param.SEAT, "first", "priority", "turns");
  }

  @Override
  public String rulesText() {
    return Components.text(RaceGame.class, "race-for-the-galaxy/RULES.md");
  }
}
