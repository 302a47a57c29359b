package dev.starpost.engine.api.game;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A part of a game's history.
 *
 * @param version how far the game has come, which may be farther than this part
 */
@Schema(name = "History")
public record HistoryDocument(
    String gameId,
    @Schema(description = "How far the game has come; the header Link leads on to it.")
        long version,
    List<HistoryEntry> history) {}
