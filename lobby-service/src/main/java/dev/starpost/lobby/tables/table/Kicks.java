package dev.starpost.lobby.tables.table;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Repository of kicks: who cannot come back to which table. */
@ApplicationScoped
public class Kicks implements PanacheRepositoryBase<Kick, TableAccountId> {

  boolean has(String table, String account) {
    return count("id", new TableAccountId(table, account)) > 0;
  }

  public List<String> tablesOf(String account) {
    return list("id.account = ?1 order by id.table", account).stream()
        .map(kick -> kick.id().table())
        .toList();
  }

  public void eraseOf(String account) {
    delete("id.account", account);
  }
}
