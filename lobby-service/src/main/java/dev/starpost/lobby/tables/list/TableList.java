package dev.starpost.lobby.tables.list;

import dev.starpost.intake.Storable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lists tables, newest first. A page is a range of one index, wherever it begins; those who sit at
 * its tables come with one query.
 */
@ApplicationScoped
public class TableList {
  private final EntityManager entities;
  private final GameTables tables;
  private final TableView view;

  TableList(EntityManager entities, GameTables tables, TableView view) {
    this.entities = entities;
    this.tables = tables;
    this.view = view;
  }

  /** Which tables of the caller's own. */
  enum Mine {
    SEATED,
    INVITED
  }

  /**
   * What is looked for.
   *
   * @param mine empty for public tables, whoever sits there
   * @param before the id of the last table of the page before
   */
  record Filter(
      Optional<String> game,
      Optional<LifecycleState> state,
      Optional<Mine> mine,
      Optional<String> before,
      int limit) {}

  /**
   * @param next where the next page begins, if there is one
   */
  record Page(List<TableDocument> tables, Optional<String> next) {}

  @Transactional
  Page page(Filter filter, TableViewer viewer) {
    if (!filter.game().map(Storable::isText).orElse(true)) {
      return new Page(List.of(), Optional.empty());
    }
    List<String> ids = ids(filter, viewer.account());
    boolean more = ids.size() > filter.limit();
    List<String> shown = more ? ids.subList(0, filter.limit()) : ids;
    return new Page(
        view.documents(tables.whole(shown), viewer),
        more ? Optional.of(shown.get(shown.size() - 1)) : Optional.empty());
  }

  /** One more than asked for, if there are more. */
  private List<String> ids(Filter filter, String viewer) {
    Map<String, Object> values = new LinkedHashMap<>();
    Query query = entities.createNativeQuery(sql(filter, viewer, values), String.class);
    values.forEach(query::setParameter);
    List<?> found = query.getResultList();
    return found.stream().map(String.class::cast).toList();
  }

  /** The query, and the values of its parameters. */
  static String sql(Filter filter, String viewer, Map<String, Object> values) {
    StringBuilder sql = new StringBuilder("select t.id from game_table t");
    String order = "t.id";
    if (filter.mine().isPresent()) {
      String table = filter.mine().get() == Mine.SEATED ? "table_seat" : "table_invitation";
      sql.append(" join ")
          .append(table)
          .append(" m on m.table_id = t.id where m.account = :viewer");
      values.put("viewer", viewer);
      order = "m.table_id";
    } else {
      sql.append(" where t.visibility = 'PUBLIC'");
    }
    if (filter.state().isPresent()) {
      // Neither this nor the limit is a parameter: a plan that is made for any state and any number
      // would read past all tables that ever started.
      sql.append(" and t.state = '").append(filter.state().get().name()).append("'");
    }
    if (filter.game().isPresent()) {
      sql.append(" and t.game = :game");
      values.put("game", filter.game().get());
    }
    if (filter.before().isPresent()) {
      sql.append(" and ").append(order).append(" < :before");
      values.put("before", filter.before().get());
    }
    int most = filter.limit() + 1;
    return sql.append(" order by ").append(order).append(" desc limit ").append(most).toString();
  }
}
