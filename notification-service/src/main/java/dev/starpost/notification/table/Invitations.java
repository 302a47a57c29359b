package dev.starpost.notification.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.table.TableState;
import dev.starpost.notification.database.Json;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Repository of invitations that can still be taken. */
@ApplicationScoped
public class Invitations {
  private final Jdbi jdbi;

  Invitations(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  void add(TableState table, String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into invitation (table_id, account, game, owner, invited_at)"
                        + " values (:table, :account, :game, :owner, :at) on conflict do nothing")
                .bind("table", table.id())
                .bind("account", account)
                .bind("game", table.game())
                .bind("owner", TableIntake.ownerOf(table))
                .bind("at", table.at())
                .execute());
  }

  void remove(String table, String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "delete from invitation where table_id = :table and account = :account")
                .bind("table", table)
                .bind("account", account)
                .execute());
  }

  void removeAll(String table) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from invitation where table_id = :table")
                .bind("table", table)
                .execute());
  }

  /** Of somebody, as streams tell them. */
  public List<ObjectNode> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select table_id, game, owner, invited_at from invitation"
                        + " where account = :account order by invited_at, table_id")
                .bind("account", account)
                .map(
                    (row, context) ->
                        Json.object()
                            .put("tableId", row.getString("table_id"))
                            .put("game", row.getString("game"))
                            .put("owner", row.getString("owner")))
                .list());
  }
}
