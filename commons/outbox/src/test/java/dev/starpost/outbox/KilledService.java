package dev.starpost.outbox;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.sql.DataSource;

/**
 * A service that writes and tells what it has written as fast as it can, until it is killed. Its
 * arguments: JDBC address, user, password, Kafka's address, topic, and the number to begin with.
 */
final class KilledService {
  static final int KEYS = 5;

  private KilledService() {}

  public static void main(String[] arguments) throws Exception {
    DataSource database = TestDatabase.at(arguments[0], arguments[1], arguments[2]);
    var sender = new ProducerSender(Map.of("bootstrap.servers", arguments[3]));
    TestDatabase.relay(database, sender, Duration.ofMillis(20)).start();
    System.out.println("running");
    int from = Integer.parseInt(arguments[5]);
    IntStream.iterate(from, n -> n + 1).forEach(n -> write(database, arguments[4], n));
  }

  private static void write(DataSource database, String topic, int number) {
    String key = "k" + number % KEYS;
    try {
      TestDatabase.transaction(
          database,
          connection -> {
            try (PreparedStatement insert =
                connection.prepareStatement("insert into ledger (key, number) values (?, ?)")) {
              insert.setString(1, key);
              insert.setInt(2, number);
              insert.executeUpdate();
            }
            OutboxTable.addAll(
                connection, List.of(new Message(topic, key, Integer.toString(number))));
          });
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
