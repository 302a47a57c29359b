package dev.starpost.engine.faults.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Reply;
import dev.starpost.engine.faults.play.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How one engine shows some games: each to each of its players and to a spectator.
 *
 * @param shown by game and viewer
 */
public record Views(String engine, Map<String, JsonNode> shown) {
  private static final String SPECTATOR = "somebody-else";

  public static Views of(Engine engine, List<Table> tables, Api api) throws InterruptedException {
    Map<String, JsonNode> shown = new TreeMap<>();
    for (Table table : tables) {
      List<String> viewers = new ArrayList<>(table.accounts());
      viewers.add(SPECTATOR);
      for (String viewer : viewers) {
        Optional<Reply> reply = api.get(engine, table.path(), viewer);
        if (reply.isEmpty() || !reply.get().isOk()) {
          throw new IllegalStateException(
              "%s does not show %s to %s: %s"
                  .formatted(engine.name(), table.gameId(), viewer, reply));
        }
        shown.put(table.gameId() + " as " + viewer, reply.get().body());
      }
    }
    return new Views(engine.name(), shown);
  }

  /** What is not the same in others. */
  public List<String> differences(Views others) {
    List<String> differences = new ArrayList<>();
    shown.forEach(
        (place, view) -> {
          JsonNode other = others.shown.get(place);
          if (!view.equals(other)) {
            differences.add(
                "%s: %s shows %s%n%s shows %s"
                    .formatted(place, engine, view, others.engine, other));
          }
        });
    return differences;
  }

  long versionOf(Table table) {
    return shown.get(table.gameId() + " as " + SPECTATOR).path("version").asLong();
  }
}
