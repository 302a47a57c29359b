package dev.starpost.lobby.tables.view;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.Seat;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.text.Language;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows tables, to each viewer what is for them. */
@ApplicationScoped
public class TableView {
  private final TableAccess access;
  private final Invitations invitations;

  TableView(TableAccess access, Invitations invitations) {
    this.access = access;
    this.invitations = invitations;
  }

  /** The address of a table. */
  public static String path(String id) {
    return "/v1/tables/" + id;
  }

  /** A table as it is now, in a transaction of its own, for whoever may see it. */
  public TableDocument show(String id, TableViewer viewer, Optional<String> inviteCode) {
    return QuarkusTransaction.requiringNew()
        .call(() -> document(access.shown(id, viewer.account(), inviteCode), viewer));
  }

  public TableDocument document(GameTable table, TableViewer viewer) {
    return documents(List.of(table), viewer).get(0);
  }

  /** All of them with one query more. */
  public List<TableDocument> documents(List<GameTable> tables, TableViewer viewer) {
    List<String> owned =
        tables.stream()
            .filter(table -> table.isOwnedBy(viewer.account()))
            .map(GameTable::id)
            .toList();
    Map<String, List<String>> invited = invitations.names(owned);
    return tables.stream()
        .map(table -> document(table, viewer, invited.getOrDefault(table.id(), List.of())))
        .toList();
  }

  private static TableDocument document(GameTable table, TableViewer viewer, List<String> invited) {
    boolean owner = table.isOwnedBy(viewer.account());
    return new TableDocument(
        table.id(),
        table.game(),
        table.state(),
        table.owner().name(),
        new TableDocument.Places(table.places().min(), table.places().max()),
        table.seats().stream().map(TableView::player).toList(),
        table.options(),
        ClockDocument.of(table.clock()),
        table.isRanked(),
        table.visibility(),
        table.commitment(),
        table.inviteCode().filter(code -> owner),
        Optional.of(invited).filter(names -> owner),
        table.cancelled(),
        refusal(table, viewer.language()),
        table.openedAt(),
        table.changedAt(),
        table.gameId().filter(id -> table.is(LifecycleState.STARTED)),
        table.rematchOf());
  }

  private static TableDocument.Player player(Seat seat) {
    return new TableDocument.Player(
        seat.number(),
        seat.name(),
        seat.person().filter(Account::isGuest).isPresent(),
        seat.bot().map(BotLevel::word),
        seat.joinedAt());
  }

  private static Optional<TableDocument.Refusal> refusal(GameTable table, Language language) {
    Map<String, String> words = table.refusalDetail();
    return table
        .refusalCode()
        .map(
            code ->
                new TableDocument.Refusal(
                    code,
                    words.getOrDefault(
                        language.tag(), words.getOrDefault(Language.ENGLISH.tag(), ""))));
  }
}
