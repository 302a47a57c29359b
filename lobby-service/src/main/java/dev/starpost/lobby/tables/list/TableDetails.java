package dev.starpost.lobby.tables.list;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.lobby.game.GameDetails;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.view.ClockDocument;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Details of games from their tables: what was agreed there. */
@ApplicationScoped
public class TableDetails implements GameDetails {
  private final GameTables tables;
  private final ObjectMapper json;

  TableDetails(GameTables tables, ObjectMapper json) {
    this.tables = tables;
    this.json = json;
  }

  @Override
  public Map<String, Details> of(Collection<String> games) {
    Map<String, Details> details = new HashMap<>();
    for (GameTable table : tables.ofGames(games)) {
      details.put(
          table.gameId().orElseThrow(),
          new Details(
              Optional.of(table.isRanked()),
              Optional.of(json.valueToTree(ClockDocument.of(table.clock()))),
              Optional.of(table.id())));
    }
    return details;
  }
}
