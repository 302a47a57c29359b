package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;

/** RFTG-13.15: what some developments count among the tokens of the Orb. */
public enum ArtifactCategory {
  ALIEN_SCIENCE,
  ALIEN_TECHNOLOGY,
  ALIEN_UPLIFT;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }

  public Text label() {
    return Text.of("artifacts." + id());
  }
}
