package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.api.game.HistoryEntry;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One commit as a viewer may see it, and what it changes in the document that the viewer has. */
@Schema(name = "CommitDelta", description = "A step of the game, as in its history.")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record CommitDocument(
    @JsonUnwrapped HistoryEntry entry,
    @Schema(description = "The seats that the game waits for after it.") List<Integer> awaiting,
    @Schema(
            description =
                "RFC 7396: applied to the viewer's document before it gives the one after it.",
            implementation = Object.class)
        ObjectNode patch) {}
