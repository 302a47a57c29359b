package dev.starpost.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@WithServers(Backing.POSTGRES)
class RelayTest {
  private static final Duration SOON = Duration.ofMillis(20);
  private static final int KEYS = 3;
  private static final int EACH = 4;

  /** Something that fails once, at the step that the test has chosen. */
  private static final class Trouble {
    private final int at;
    private int step;

    Trouble(int at) {
      this.at = at;
    }

    boolean strikes() {
      return step++ == at;
    }

    boolean hasStruck() {
      return step > at;
    }
  }

  @Test
  void nothing_is_lost_and_nothing_changes_places_wherever_a_relay_fails(ServersForTest servers)
      throws Exception {
    DataSource database = TestDatabase.in(servers);
    int point = 0;
    for (boolean struck = true; struck; point++) {
      write(database);
      Trouble trouble = new Trouble(point);
      List<Outgoing> topic = new ArrayList<>();
      failing(database, topic, trouble);
      struck = trouble.hasStruck();
      recover(database, topic);

      assertThat(asTaken(topic)).as("after a failure at point %d", point).isEqualTo(written());
    }
    // Before and after each message, and before and after each round's removal.
    assertThat(point).isEqualTo(1 + 2 * KEYS * EACH + 2 * EACH);
  }

  @Test
  void instances_of_a_service_take_turns(ServersForTest servers) throws Exception {
    DataSource database = TestDatabase.in(servers);
    var by = new AtomicReference<String>();
    var sent = new CountDownLatch(2 * KEYS * EACH);
    Relay first = TestDatabase.relay(database, counting("first", by, sent), SOON);
    Relay second = TestDatabase.relay(database, counting("second", by, sent), SOON);
    first.start();
    write(database);
    await(() -> sent.getCount() == KEYS * EACH);
    assertThat(by).hasValue("first");

    second.start();
    first.close();
    write(database);

    assertThat(sent.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(by).hasValue("second");
    second.close();
    try (Connection connection = database.getConnection()) {
      assertThat(OutboxTable.oldest(connection, 1)).isEmpty();
      assertThat(OutboxTable.becomeRelay(connection)).as("the lock is free").isTrue();
    }
  }

  @Test
  void a_relay_that_others_keep_from_sending_sends_nothing(ServersForTest servers)
      throws Exception {
    DataSource database = TestDatabase.in(servers);
    var sent = new CountDownLatch(KEYS * EACH);
    try (Connection other = database.getConnection()) {
      assertThat(OutboxTable.becomeRelay(other)).isTrue();
      write(database);
      Relay relay =
          TestDatabase.relay(database, counting("me", new AtomicReference<>(), sent), SOON);
      relay.start();
      assertThat(sent.await(500, TimeUnit.MILLISECONDS)).isFalse();
      assertThat(sent.getCount()).isEqualTo(KEYS * EACH);

      OutboxTable.stopBeingRelay(other);
      assertThat(sent.await(60, TimeUnit.SECONDS)).isTrue();
      relay.close();
    }
  }

  @Test
  void services_that_share_a_database_do_not_wait_for_each_other(ServersForTest servers)
      throws Exception {
    ServersForTest.Database database = servers.database();
    try (Connection lobby = TestDatabase.in(database, "lobby").getConnection();
        Connection rating = TestDatabase.in(database, "rating").getConnection();
        Statement patience = rating.createStatement()) {
      assertThat(OutboxTable.becomeRelay(lobby)).isTrue();
      assertThat(OutboxTable.becomeRelay(rating)).isTrue();

      lobby.setAutoCommit(false);
      OutboxTable.addAll(lobby, List.of(message("ann", 1)));
      patience.execute("set lock_timeout = '10s'");
      OutboxTable.addAll(rating, List.of(message("ann", 2)));

      assertThat(OutboxTable.oldest(lobby, 10)).extracting(RelayTest::text).containsExactly("1");
      assertThat(OutboxTable.oldest(rating, 10)).extracting(RelayTest::text).containsExactly("2");
      lobby.rollback();
    }
  }

  @Test
  void transactions_of_one_key_are_numbered_in_the_order_of_their_commits(ServersForTest servers)
      throws Exception {
    DataSource database = TestDatabase.in(servers);
    var second = new CompletableFuture<Void>();
    try (Connection slow = database.getConnection()) {
      slow.setAutoCommit(false);
      OutboxTable.addAll(slow, List.of(message("ann", 1)));
      new Thread(
              () -> {
                try {
                  TestDatabase.transaction(
                      database,
                      connection -> OutboxTable.addAll(connection, List.of(message("ann", 2))));
                  second.complete(null);
                } catch (SQLException e) {
                  second.completeExceptionally(e);
                }
              })
          .start();
      TestDatabase.transaction(
          database, connection -> OutboxTable.addAll(connection, List.of(message("bob", 1))));
      assertThat(second).as("it waits for the first of its key").isNotDone();
      slow.commit();
    }
    second.get(60, TimeUnit.SECONDS);

    try (Connection connection = database.getConnection()) {
      assertThat(OutboxTable.oldest(connection, 10))
          .filteredOn(row -> row.key().equals("ann"))
          .extracting(RelayTest::text)
          .containsExactly("1", "2");
    }
  }

  private static void failing(DataSource database, List<Outgoing> topic, Trouble trouble)
      throws SQLException {
    Sender sender =
        row -> {
          if (trouble.strikes()) {
            return CompletableFuture.failedFuture(new IllegalStateException("not sent"));
          }
          topic.add(row);
          return trouble.strikes()
              ? CompletableFuture.failedFuture(new IllegalStateException("sent, but not known"))
              : CompletableFuture.completedFuture(null);
        };
    Relay relay = TestDatabase.relay(database, sender, SOON);
    try (Connection connection = database.getConnection()) {
      relay.sendAll(OutboxTable.oldest(connection, 100), cutOff(connection, trouble));
    } catch (SQLException e) {
      assertThat(e.getMessage()).isEqualTo("cut off");
    }
  }

  private static void recover(DataSource database, List<Outgoing> topic) throws SQLException {
    Sender sender =
        row -> {
          topic.add(row);
          return CompletableFuture.completedFuture(null);
        };
    Relay relay = TestDatabase.relay(database, sender, SOON);
    try (Connection connection = database.getConnection()) {
      assertThat(relay.sendAll(OutboxTable.oldest(connection, 100), connection)).isTrue();
      assertThat(OutboxTable.oldest(connection, 1)).isEmpty();
    }
  }

  /** A connection that breaks before or after something is removed by it. */
  private static Connection cutOff(Connection real, Trouble trouble) {
    return proxy(
        Connection.class,
        (method, arguments) -> {
          Object result = method.invoke(real, arguments);
          return result instanceof PreparedStatement statement
              ? proxy(
                  PreparedStatement.class,
                  (called, given) -> {
                    boolean removal = called.getName().equals("executeUpdate");
                    if (removal && trouble.strikes()) {
                      throw new SQLException("cut off");
                    }
                    Object done = called.invoke(statement, given);
                    if (removal && trouble.strikes()) {
                      throw new SQLException("cut off");
                    }
                    return done;
                  })
              : result;
        });
  }

  /** One call of a connection or statement. */
  @FunctionalInterface
  private interface Call {
    Object made(Method method, Object[] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              try {
                return call.made(method, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  private static Sender counting(String name, AtomicReference<String> by, CountDownLatch sent) {
    return row -> {
      by.set(name);
      sent.countDown();
      return CompletableFuture.completedFuture(null);
    };
  }

  private static void write(DataSource database) throws SQLException {
    for (int number = 0; number < EACH; number++) {
      for (int key = 0; key < KEYS; key++) {
        Message message = message("k" + key, number);
        TestDatabase.transaction(
            database, connection -> OutboxTable.addAll(connection, List.of(message)));
      }
    }
  }

  private static Map<String, List<String>> written() {
    List<String> numbers = List.of("0", "1", "2", "3");
    return Map.of("k0", numbers, "k1", numbers, "k2", numbers);
  }

  /** As somebody takes them who passes over ids that were there before. */
  private static Map<String, List<String>> asTaken(List<Outgoing> topic) {
    Set<UUID> seen = new HashSet<>();
    return topic.stream()
        .filter(row -> seen.add(row.id()))
        .collect(
            Collectors.groupingBy(
                Outgoing::key, Collectors.mapping(RelayTest::text, Collectors.toList())));
  }

  private static Message message(String key, int number) {
    return new Message("topic", key, Integer.toString(number));
  }

  private static String text(Outgoing row) {
    return row.message().value();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("still waiting").isLessThan(end);
      Thread.sleep(10);
    }
  }
}
