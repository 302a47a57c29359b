package dev.starpost.lobby.tables.open;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.bot.SeatingBot;
import dev.starpost.lobby.tables.table.Entropy;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;

/** Application service: opens a table for somebody, with the bots that are to sit there. */
@ApplicationScoped
class OpeningTable {
  private static final String OPERATION = "open-table";

  private final TablePlanner planner;
  private final CreatingTable creating;
  private final SeatingBot bots;
  private final TableView view;
  private final IdempotentRequests idempotent;

  OpeningTable(
      TablePlanner planner,
      CreatingTable creating,
      SeatingBot bots,
      TableView view,
      IdempotentRequests idempotent) {
    this.planner = planner;
    this.creating = creating;
    this.bots = bots;
    this.view = view;
    this.idempotent = idempotent;
  }

  /**
   * Somebody who opens a table.
   *
   * @param network from which they do so, as far as it is known
   */
  record Opener(TableViewer viewer, boolean guest, Optional<ClientNetwork> network) {}

  /**
   * Opens it once for each idempotency key; the engine is not asked again for an answer that was
   * given before.
   *
   * @param key null where the request is not to be repeated
   */
  Response open(TableRequest request, Opener opener, String key) {
    String entropy = Entropy.checked(request.entropy());
    List<BotLevel> levels =
        request.bots().orElse(List.of()).stream().map(SeatingBot::level).toList();
    TableViewer viewer = opener.viewer();
    return idempotent
        .answered(OPERATION, viewer.account(), key, request)
        .orElseGet(
            () -> {
              TablePlan plan = planner.plan(request, opener.guest(), viewer.language());
              return idempotent.answer(
                  OPERATION,
                  viewer.account(),
                  key,
                  request,
                  () -> {
                    GameTable table =
                        creating.create(plan, viewer.account(), GameTable.FIRST, entropy);
                    bots.fill(table, levels, opener.network());
                    return CreationResponse.at(
                        TableView.path(table.id()), view.document(table, viewer));
                  });
            });
  }
}
