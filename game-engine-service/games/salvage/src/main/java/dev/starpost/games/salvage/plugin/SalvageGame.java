package dev.starpost.games.salvage.plugin;

import dev.starpost.games.salvage.Opening;
import dev.starpost.games.salvage.Salvage;
import dev.starpost.games.salvage.SalvageEvent;
import dev.starpost.games.salvage.SalvageMove;
import dev.starpost.games.salvage.view.SalvageBox;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Word;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Texts;
import java.util.List;

/** Salvage, the sample game, as the platform finds it. */
public final class SalvageGame implements Game<Salvage, SalvageMove, SalvageEvent> {
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
    return 2;
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
  public List<Component> components() {
    return SalvageBox.components();
  }

  @Override
  public List<Word> words() {
    return Word.meaning(
        Word.meaning(
            Word.of(TEXTS), "crew", "cards", "discards", "party", "yourAnswer", "yourHand"),
        Word.BY_SEAT,
        "bids");
  }

  @Override
  public String rulesText() {
    return Components.text(SalvageGame.class, "salvage/RULES.md");
  }
}
