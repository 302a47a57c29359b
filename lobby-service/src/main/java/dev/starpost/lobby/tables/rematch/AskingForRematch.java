package dev.starpost.lobby.tables.rematch;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Application service: gives a player of a game that is over the table of its rematch. */
@ApplicationScoped
class AskingForRematch {
  private static final String OPERATION = "rematch";

  private final Rematches rematches;
  private final TableView view;
  private final IdempotentRequests idempotent;

  AskingForRematch(Rematches rematches, TableView view, IdempotentRequests idempotent) {
    this.rematches = rematches;
    this.view = view;
    this.idempotent = idempotent;
  }

  /**
   * Asks once for each idempotency key; the engine is not asked again for an answer that was given
   * before.
   *
   * @param network from which they ask, as far as it is known
   * @param key null where the request is not to be repeated
   */
  Response ask(String gameId, TableViewer viewer, Optional<ClientNetwork> network, String key) {
    String who = viewer.account();
    return idempotent
        .answered(OPERATION, who, key, gameId)
        .orElseGet(
            () -> {
              Optional<TablePlan> plan = rematches.plan(gameId, who, viewer.language());
              return idempotent.answer(
                  OPERATION,
                  who,
                  key,
                  gameId,
                  () -> response(rematches.meet(gameId, who, plan, network), viewer));
            });
  }

  private CreationResponse response(Rematches.Met met, TableViewer viewer) {
    TableDocument table = view.document(met.table(), viewer);
    return met.opened()
        ? CreationResponse.at(TableView.path(table.id()), table)
        : CreationResponse.changed(table);
  }
}
