package dev.starpost.engine.api.catalog;

import dev.starpost.engine.game.GameKind;
import dev.starpost.kernel.ComponentDocument;
import dev.starpost.kernel.WordDocument;
import dev.starpost.text.Language;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All that lies in a game's box. */
@Schema(
    name = "Components",
    description =
        "Every card, tile, place and kind of piece. A component's id is the word by which states,"
            + " events and moves call it, unique among its kind; text says what it does or is worth"
            + " and is not there where the name says all; data holds the numbers that the rules go"
            + " by, other fields for each kind. Words are what else a state consists of: its fields,"
            + " phases, pieces on the table. {2} in a name is the name of the player of seat 2; the"
            + " kind of a field says what its numbers stand for: a kind of component, seat, or"
            + " by-seat for a list that has an element for each seat.")
public record ComponentsDocument(
    @Schema(examples = "salvage") String game,
    @Schema(description = "The rules for which it is true: with the same rules it is the same.")
        int rulesVersion,
    List<ComponentDocument> components,
    List<WordDocument> words) {

  static ComponentsDocument of(GameKind<?, ?, ?> kind, Language language) {
    return new ComponentsDocument(
        kind.name(),
        kind.game().rulesVersion(),
        kind.components(language),
        WordDocument.of(kind.game(), language));
  }
}
