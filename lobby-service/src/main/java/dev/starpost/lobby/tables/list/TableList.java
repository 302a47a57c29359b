package dev.starpost.lobby.tables.list;

import dev.starpost.lobby.tables.policy.TableVisibility;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import dev.starpost.messaging.Storable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lists tables, newest first: of those that the viewer may see, and no others. A page is a range of
 * one index, wherever it begins; those who sit at its tables come with one query.
 */
@ApplicationScoped
class TableList {
  private final EntityManager entities;
  private final GameTables tables;
  private final TableView view;

  TableList(EntityManager entities, GameTables tables, TableView view) {
    this.entities = entities;
    this.tables = tables;
    this.view = view;
  }

  /**
   * What is looked for.
   *
   * @param seen in which way the viewer sees them, of those that are listed
   * @param before the id of the last table of the page before
   */
  record Filter(
      Optional<String> game,
      Optional<LifecycleState> state,
      TableVisibility seen,
      Optional<String> before,
      int limit) {}

  /**
   * @param next where the next page begins, if there is one
   */
  record TablePage(List<TableDocument> tables, Optional<String> next) {}

  @Transactional
  TablePage page(Filter filter, TableViewer viewer) {
    if (!filter.game().map(Storable::isText).orElse(true)) {
      return new TablePage(List.of(), Optional.empty());
    }
    List<String> ids = ids(filter, viewer.account());
    boolean more = ids.size() > filter.limit();
    List<String> shown = more ? ids.subList(0, filter.limit()) : ids;
    return new TablePage(
        view.documents(tables.whole(shown), viewer),
        more ? Optional.of(shown.get(shown.size() - 1)) : Optional.empty());
  }

  /** One more than asked for, if there are more. */
  private List<String> ids(Filter filter, String viewer) {
    Map<String, Object> values = new LinkedHashMap<>();
    // A tuple, because Hibernate does not find the plan of a query for Strings again.
    Query query = entities.createNativeQuery(sql(filter, viewer, values), Tuple.class);
    values.forEach(query::setParameter);
    List<?> found = query.getResultList();
    return found.stream().map(row -> ((Tuple) row).get(0, String.class)).toList();
  }

  /** The query, and the values of its parameters. */
  static String sql(Filter filter, String viewer, Map<String, Object> values) {
    TableVisibility.Listing listing = filter.seen().listing().orElseThrow();
    StringBuilder sql = new StringBuilder("select t.id from ").append(listing.source());
    if (listing.isPersonal()) {
      values.put("viewer", viewer);
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
      sql.append(" and ").append(listing.id()).append(" < :before");
      values.put("before", filter.before().get());
    }
    int most = filter.limit() + 1;
    return sql.append(" order by ")
        .append(listing.id())
        .append(" desc limit ")
        .append(most)
        .toString();
  }
}
