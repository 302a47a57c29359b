package dev.starpost.matchmaking.match;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Repository of meetings. */
@ApplicationScoped
public class Meetings implements PanacheRepositoryBase<Meeting, Meeting.Pair> {

  /** Of all who are to sit at these tables, by one statement. */
  void add(List<MatchedTables.Asked> asked, Instant now) {
    List<String> ones = new ArrayList<>();
    List<String> others = new ArrayList<>();
    List<String> tables = new ArrayList<>();
    for (MatchedTables.Asked table : asked) {
      var inOrder = new TreeSet<>(table.players());
      for (String one : inOrder) {
        for (String other : inOrder.tailSet(one, false)) {
          ones.add(one);
          others.add(other);
          tables.add(table.id());
        }
      }
    }
    getSession()
        .createNativeMutationQuery(
            "insert into meeting (one, other, table_id, at)"
                + " select one, other, table_id, :now"
                + " from unnest(:ones, :others, :tables) as met (one, other, table_id)")
        .setParameter("now", now)
        .setParameter("ones", ones.toArray(String[]::new))
        .setParameter("others", others.toArray(String[]::new))
        .setParameter("tables", tables.toArray(String[]::new))
        .executeUpdate();
  }

  /** Those who were to meet at a table have not met. */
  void forgetAt(String table) {
    delete("pair.tableId", table);
  }

  void forgetBefore(Instant then) {
    delete("metAt < ?1", then);
  }

  /** Nobody can meet them again. */
  public void forgetOf(String account) {
    delete("pair.one = ?1 or pair.other = ?1", account);
  }
}
