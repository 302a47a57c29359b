package dev.starpost.lobby.tables.seat;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.bot.SeatingBot;
import dev.starpost.lobby.tables.table.Entropy;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Application service: gives a seat of a table to whoever asks, or to a bot of the owner. */
@ApplicationScoped
class JoiningTable {
  private final TakingSeat seats;
  private final SeatingBot bots;
  private final TableView view;
  private final IdempotentRequests idempotent;

  JoiningTable(TakingSeat seats, SeatingBot bots, TableView view, IdempotentRequests idempotent) {
    this.seats = seats;
    this.bots = bots;
    this.view = view;
    this.idempotent = idempotent;
  }

  /** What is repeated under one key. */
  private record Repeated(String table, SeatRequest request) {}

  /**
   * Gives it once for each idempotency key.
   *
   * @param network from which they ask, as far as it is known
   * @param key null where the request is not to be repeated
   */
  Response join(
      String id,
      SeatRequest request,
      TableViewer viewer,
      Optional<ClientNetwork> network,
      String key) {
    String entropy = Entropy.checked(request.entropy());
    Optional<BotLevel> bot = request.bot().map(SeatingBot::level);
    return idempotent.answer(
        "take-seat",
        viewer.account(),
        key,
        new Repeated(id, request),
        () -> {
          GameTable table =
              bot.isPresent()
                  ? bots.seat(id, viewer.account(), bot.get(), network)
                  : seats.take(id, viewer.account(), request.inviteCode(), entropy);
          return CreationResponse.at(TableView.path(id), view.document(table, viewer));
        });
  }
}
