package dev.starpost.rating.voiding;

import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** The games that an operator has declared void. */
@ApplicationScoped
public class VoidingData implements PersonalData {
  private final Jdbi jdbi;

  VoidingData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** What was declared. */
  record Declared(String gameId, Instant at, String reason) {}

  @Override
  public String part() {
    return "voidings";
  }

  @Override
  public List<Declared> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select * from rated_game where voided_by = :account order by voided_at")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Declared(
                            row.getString("id"),
                            Times.at(row, "voided_at"),
                            row.getString("reason")))
                .list());
  }

  /** That it was declared stays, and why. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("update rated_game set voided_by = null where voided_by = :account")
                .bind("account", account)
                .execute());
  }
}
