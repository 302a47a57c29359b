package dev.starpost.matchmaking.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.MatchmakingTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How PostgreSQL finds who has met, by a plan that it made when there were few. */
@MatchmakingTest
class TicketChangesTest {
  @Inject DataSource database;

  @ParameterizedTest
  @ValueSource(ints = {60, 3_000})
  void those_who_met_are_not_compared_one_by_one_with_all_who_are_sought(int rows)
      throws SQLException {
    assertThat(
            plan(
                rows,
                "meeting (one, other, table_id, at) select 'a' || n, 'b' || n, 'few', now()",
                "(text[], timestamptz)",
                TicketChanges.MET))
        .contains("meeting")
        .doesNotContain("ANY");
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 3_000})
  void nor_are_those_who_are_kept_apart(int rows) throws SQLException {
    assertThat(
            plan(
                rows,
                "block (blocker, blocked) select 'a' || n, 'b' || n",
                "(text[])",
                TicketChanges.APART))
        .contains("block")
        .doesNotContain("ANY");
  }

  /** The one that is kept, for any arguments. Nothing of it stays in the database. */
  private String plan(int rows, String filled, String arguments, String query) throws SQLException {
    String table = filled.substring(0, filled.indexOf(' '));
    String sql = query.replace(":accounts", "$1").replace(":then", "$2");
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      try {
        statement.execute("set local plan_cache_mode = force_generic_plan");
        statement.execute("delete from " + table);
        statement.execute("insert into " + filled + " from generate_series(1, " + rows + ") as n");
        statement.execute("analyze " + table);
        statement.execute("prepare sought " + arguments + " as " + sql);
        StringBuilder lines = new StringBuilder();
        String given = arguments.contains(",") ? "('{}', now())" : "('{}')";
        try (ResultSet plan = statement.executeQuery("explain execute sought " + given)) {
          while (plan.next()) {
            lines.append(plan.getString(1)).append('\n');
          }
        }
        statement.execute("deallocate sought");
        return lines.toString();
      } finally {
        connection.rollback();
      }
    }
  }
}
