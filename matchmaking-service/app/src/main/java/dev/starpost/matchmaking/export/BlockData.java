package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Players;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Whom somebody does not want to meet. By whom they are not wanted is not theirs to know. */
@ApplicationScoped
class BlockData implements PersonalData {
  private final Jdbi jdbi;
  private final Players people;

  BlockData(Jdbi jdbi, Players people) {
    this.jdbi = jdbi;
    this.people = people;
  }

  @Override
  public String part() {
    return "keptApart";
  }

  /** Their names; of those who are known here. */
  @Override
  public List<String> of(String account) {
    List<String> blocked =
        jdbi.withHandle(
            sql ->
                sql.createQuery("select blocked from block where blocker = :account")
                    .bind("account", account)
                    .mapTo(String.class)
                    .list());
    return people.names(blocked).values().stream().sorted().toList();
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from block where blocker = :account or blocked = :account")
                .bind("account", account)
                .execute());
  }
}
