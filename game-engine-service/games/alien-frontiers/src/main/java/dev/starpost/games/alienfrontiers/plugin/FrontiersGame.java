package dev.starpost.games.alienfrontiers.plugin;

import dev.starpost.games.alienfrontiers.AlienFrontiers;
import dev.starpost.games.alienfrontiers.FrontiersEvent;
import dev.starpost.games.alienfrontiers.FrontiersMove;
import dev.starpost.games.alienfrontiers.Opening;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.view.FrontiersBox;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Word;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Alien Frontiers as the platform finds it. */
public final class FrontiersGame implements Game<AlienFrontiers, FrontiersMove, FrontiersEvent> {
  private static final Texts TEXTS = GameTexts.of(FrontiersGame.class, "alien-frontiers");

  @Override
  public String id() {
    return "alien-frontiers";
  }

  @Override
  public String prefix() {
    return "af";
  }

  @Override
  public int rulesVersion() {
    return 3;
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
    return Opening.OPTIONS;
  }

  @Override
  public Rules<AlienFrontiers, FrontiersMove, FrontiersEvent> rules() {
    return new FrontiersRules();
  }

  @Override
  public Class<AlienFrontiers> stateType() {
    return AlienFrontiers.class;
  }

  @Override
  public Class<FrontiersMove> moveType() {
    return FrontiersMove.class;
  }

  @Override
  public Class<FrontiersEvent> eventType() {
    return FrontiersEvent.class;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public List<Component> components() {
    return FrontiersBox.components();
  }

  @Override
  public List<Word> words() {
    List<Word> fields = Word.meaning(Word.of(TEXTS), Param.SEAT, "controller", "holder");
    List<Word> words = new ArrayList<>(Word.meaning(fields, Word.BY_SEAT, "colonies"));
    for (Ship ship : Ship.all()) {
      words.add(Word.of(ship.word(), ship.label()));
    }
    return words;
  }

  @Override
  public String rulesText() {
    return Components.text(FrontiersGame.class, "alien-frontiers/RULES.md");
  }
}
