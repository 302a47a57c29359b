package dev.starpost.lobby.tables.table;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Repository of invitations. */
@ApplicationScoped
public class Invitations implements PanacheRepositoryBase<Invitation, TableAccountId> {

  public boolean has(String table, String account) {
    return count("id", new TableAccountId(table, account)) > 0;
  }

  public long countAt(String table) {
    return count("id.table", table);
  }

  /** Whether there was one. */
  public boolean remove(String table, String account) {
    return delete("id", new TableAccountId(table, account)) > 0;
  }

  /** The seats that are kept for those who may still come. */
  public Set<Integer> keptAt(String table) {
    return find("id.table = ?1 and seat is not null", table).stream()
        .flatMap(invitation -> invitation.seat().stream())
        .collect(Collectors.toSet());
  }

  /** The names of those who are invited, by table, in the order in which they were. */
  public Map<String, List<String>> names(Collection<String> tables) {
    if (tables.isEmpty()) {
      return Map.of();
    }
    return getEntityManager()
        .createQuery(
            "select i.id.table, a.name from Invitation i join Account a on a.id = i.id.account"
                + " where i.id.table in ?1 order by i.invitedAt, a.name",
            Object[].class)
        .setParameter(1, tables)
        .getResultStream()
        .collect(
            Collectors.groupingBy(
                row -> (String) row[0],
                Collectors.mapping(row -> (String) row[1], Collectors.toList())));
  }

  public List<Invitation> of(String account) {
    return list("id.account = ?1 order by id.table", account);
  }

  public void eraseOf(String account) {
    delete("id.account", account);
  }
}
