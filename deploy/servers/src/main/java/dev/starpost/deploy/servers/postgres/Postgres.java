package dev.starpost.deploy.servers.postgres;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A PostgreSQL server and the account that may create databases on it. */
public record Postgres(String host, int port, String user, String password) {

  private static final int DEFAULT_PORT = 5432;
  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z][a-z0-9_]{0,62}");

  /** Of the form {@code postgresql://user:password@host:port}. */
  public static Postgres parse(String address) throws StartFailed {
    URI uri;
    try {
      uri = URI.create(address);
    } catch (IllegalArgumentException e) {
      throw notAnAddress();
    }
    String account = uri.getRawUserInfo();
    if (!List.of("postgresql", "postgres").contains(String.valueOf(uri.getScheme()))
        || uri.getHost() == null
        || account == null) {
      throw notAnAddress();
    }
    String[] parts = account.split(":", 2);
    return new Postgres(
        uri.getHost(),
        uri.getPort() == -1 ? DEFAULT_PORT : uri.getPort(),
        decode(parts[0]),
        parts.length == 2 ? decode(parts[1]) : "");
  }

  /** Without the address itself: it holds a password. */
  private static StartFailed notAnAddress() {
    return new StartFailed(
        Backing.POSTGRES.addressVariable()
            + " must be of the form postgresql://user:password@host:port.");
  }

  private static String decode(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** What {@link #parse} reads; it holds the password. */
  public String address() {
    return "postgresql://%s:%s@%s:%d".formatted(encode(user), encode(password), host, port);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  public String jdbcUrl(String database) {
    return "jdbc:postgresql://%s:%d/%s".formatted(host, port, database);
  }

  /**
   * Creates the database if there is none of that name.
   *
   * @param database lower-case letters, digits and underscores, so that it needs no quoting
   *     anywhere
   */
  public void ensureDatabase(String database) throws IOException {
    try (var connection = PostgresConnection.open(this, "postgres")) {
      String quoted = "'" + checked(database) + "'";
      if (connection.query("select 1 from pg_database where datname = " + quoted).isEmpty()) {
        connection.query("create database " + database);
      }
    }
  }

  public void dropDatabase(String database) throws IOException {
    try (var connection = PostgresConnection.open(this, "postgres")) {
      connection.query("drop database if exists " + checked(database) + " with (force)");
    }
  }

  private static String checked(String database) {
    if (!PLAIN_NAME.matcher(database).matches()) {
      throw new IllegalArgumentException("not a plain database name: " + database);
    }
    return database;
  }

  public boolean answers() throws IOException {
    try (var connection = PostgresConnection.open(this, "postgres")) {
      return connection.query("select 1").equals(List.of("1"));
    }
  }

  /** For messages and status pages. */
  public String shown() {
    return host + ":" + port;
  }

  /** Without the password, which would end in a log. */
  @Override
  public String toString() {
    return "Postgres[" + user + "@" + shown() + "]";
  }
}
