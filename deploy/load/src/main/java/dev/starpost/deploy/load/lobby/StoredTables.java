package dev.starpost.deploy.load.lobby;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Test data: tables. Tables that nobody opened, so that there are many. */
final class StoredTables {
  private StoredTables() {}

  /**
   * Copies a table with whoever sits there, so often. The copies are older than every other table.
   */
  static void copy(Connection database, String table, int count) throws SQLException {
    if (!table.matches("[0-9A-Z]{26}")) {
      throw new IllegalArgumentException("not the id of a table: " + table);
    }
    try (Statement statement = database.createStatement()) {
      statement.execute(
          """
          insert into game_table
          select (jsonb_populate_record(original, jsonb_build_object(
                   'id', '00' || lpad(number::text, 24, '0')))).*
          from game_table original, generate_series(1, %d) number
          where original.id = '%s'"""
              .formatted(count, table));
      statement.execute(
          """
          insert into table_seat (table_id, account, number, entropy, joined_at)
          select '00' || lpad(copy::text, 24, '0'), account, seat.number, entropy, joined_at
          from table_seat seat, generate_series(1, %d) copy
          where seat.table_id = '%s'"""
              .formatted(count, table));
      statement.execute("analyze");
    }
  }
}
