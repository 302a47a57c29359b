package dev.starpost.notification;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Jdbi;

/** Empty copies of some tables, at which nobody else works: not even the running service. */
public final class ScratchSchema implements AutoCloseable {
  private final String name = "scratch_" + UUID.randomUUID().toString().replace("-", "");
  private final Jdbi service;
  private final Jdbi jdbi;

  public ScratchSchema(DataSource database, String... tables) {
    this.service = Jdbi.create(database);
    String usual =
        service.withHandle(
            sql -> sql.createQuery("select current_schema()").mapTo(String.class).one());
    this.jdbi = Jdbi.create(new InSchema(database, usual, name));
    service.useHandle(
        sql -> {
          sql.execute("create schema " + name);
          for (String table : tables) {
            sql.execute("create table %s.%s (like %s including all)".formatted(name, table, table));
          }
        });
  }

  /** Connections go back to the service's pool as they were. */
  private record InSchema(DataSource database, String usual, String schema)
      implements ConnectionFactory {
    @Override
    public Connection openConnection() throws SQLException {
      Connection connection = database.getConnection();
      connection.setSchema(schema);
      return connection;
    }

    @Override
    public void closeConnection(Connection connection) throws SQLException {
      connection.setSchema(usual);
      connection.close();
    }
  }

  /**
   * Makes all tables as a release has them.
   *
   * @param version of the last migration, or {@code latest}
   */
  public void migrate(DataSource database, String version) {
    Flyway.configure()
        .dataSource(database)
        .schemas(name)
        .locations("db/migration", "db/outbox", "db/messaging", "db/idempotency", "db/jobs")
        .target(version)
        .load()
        .migrate();
  }

  public Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public void close() {
    service.useHandle(sql -> sql.execute("drop schema " + name + " cascade"));
  }
}
