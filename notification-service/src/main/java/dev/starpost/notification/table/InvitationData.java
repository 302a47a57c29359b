package dev.starpost.notification.table;

import dev.starpost.notification.database.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Invitations that somebody can still take. */
@ApplicationScoped
class InvitationData implements PersonalData {
  private final Jdbi jdbi;

  InvitationData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param owner the name of whoever asks
   */
  record Invited(String tableId, String game, String owner, Instant at) {}

  @Override
  public String part() {
    return "invitations";
  }

  @Override
  public List<Invited> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from invitation where account = :account order by invited_at")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Invited(
                            row.getString("table_id"),
                            row.getString("game"),
                            row.getString("owner"),
                            Times.at(row, "invited_at")))
                .list());
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from invitation where account = :account")
                .bind("account", account)
                .execute());
  }
}
