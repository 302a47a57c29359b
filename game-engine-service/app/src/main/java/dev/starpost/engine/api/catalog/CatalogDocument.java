package dev.starpost.engine.api.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.game.GameKind;
import dev.starpost.kernel.Game;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The games on offer. */
@Schema(name = "Catalog")
public record CatalogDocument(List<Entry> games) {

  /** A game on offer. */
  @Schema(name = "CatalogEntry")
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  public record Entry(
      @Schema(description = "Its name in addresses.", examples = "salvage") String game,
      @Schema(description = "Its name for people.") String title,
      Players players,
      @Schema(description = "Raised whenever the rules change.") int rulesVersion,
      @Schema(
              description = "What can be chosen when a table is opened: a JSON Schema 2020-12.",
              implementation = Object.class)
          JsonNode options,
      @Schema(description = "The languages in which the game speaks.") List<String> languages,
      @Schema(
              description = "The rules in Markdown; only where one game was asked for.",
              implementation = String.class)
          Optional<String> rules) {}

  /** For how many. */
  @Schema(name = "PlayerCount")
  public record Players(int min, int max) {}

  static Entry brief(GameKind<?, ?, ?> kind, Language language) {
    return entry(kind, language, Optional.empty());
  }

  static Entry full(GameKind<?, ?, ?> kind, Language language) {
    return entry(kind, language, Optional.of(kind.game().rulesText()));
  }

  private static Entry entry(GameKind<?, ?, ?> kind, Language language, Optional<String> rules) {
    Game<?, ?, ?> game = kind.game();
    return new Entry(
        game.id(),
        game.texts().say(Text.of("game.name"), language),
        new Players(game.fewestPlayers(), game.mostPlayers()),
        game.rulesVersion(),
        game.options().toJsonSchema(game.texts(), language),
        Arrays.stream(Language.values()).map(Language::tag).toList(),
        rules);
  }
}
