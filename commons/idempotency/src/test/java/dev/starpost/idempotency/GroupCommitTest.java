package dev.starpost.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import jakarta.ws.rs.core.Response;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@WithServers(Backing.POSTGRES)
class GroupCommitTest {
  private static final String KEY = "key-of-ann-00000001";

  /** A wish of this name keeps its transaction open until the test lets it go on. */
  private static final String SLOW = "slow";

  private final List<List<String>> batches = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private TestDatabase database;
  private IdempotentRequests requests;
  private GroupCommit<String> group;

  @BeforeEach
  void open(ServersForTest servers) throws Exception {
    database = new TestDatabase(servers);
    requests =
        new IdempotentRequests(
            database.responses(),
            new ObjectMapper().registerModule(new Jdk8Module()),
            database,
            new SetClock());
    group = new GroupCommit<>("tickets", requests, this::work);
  }

  @AfterEach
  void close() {
    goOn.countDown();
    group.close();
  }

  private List<GroupOutcome<CreationResponse>> work(List<String> wishes) {
    batches.add(List.copyOf(wishes));
    return wishes.stream().map(this::outcome).toList();
  }

  private GroupOutcome<CreationResponse> outcome(String wish) {
    switch (wish) {
      case SLOW -> {
        begun.countDown();
        await(goOn);
      }
      case "refused" -> {
        return new GroupOutcome.Refused<>(new IllegalArgumentException("no such game"));
      }
      case "broken" -> database.make("broken'"); // Not SQL: state 42.
      case "away" -> throw new IllegalStateException(new SQLException("connection lost", "08006"));
      default -> {}
    }
    return new GroupOutcome.Made<>(
        CreationResponse.at("/v1/tickets/" + database.make(wish), Map.of("id", wish)));
  }

  private static void await(CountDownLatch latch) {
    try {
      if (!latch.await(30, TimeUnit.SECONDS)) {
        throw new AssertionError("it takes too long");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private CompletableFuture<Response> serve(String key, String wish) {
    return group
        .serve(new IdempotentRequest<>("ann", Optional.ofNullable(key), wish, wish))
        .toCompletableFuture();
  }

  private CompletableFuture<Response> serve(String wish) {
    return serve(null, wish);
  }

  /** So that those who come after it share a transaction. */
  private CompletableFuture<Response> beginSlowOne() {
    CompletableFuture<Response> slow = serve(SLOW);
    await(begun);
    return slow;
  }

  private static String location(CompletableFuture<Response> answer) throws Exception {
    return answer.get(30, TimeUnit.SECONDS).getHeaderString("Location");
  }

  @Test
  void requests_that_arrive_while_a_transaction_runs_share_the_next() throws Exception {
    var slow = beginSlowOne();
    var one = serve("one");
    var two = serve("two");
    assertThat(one).isNotDone();
    goOn.countDown();

    assertThat(location(slow)).isEqualTo("/v1/tickets/slow");
    assertThat(location(one)).isEqualTo("/v1/tickets/one");
    assertThat(location(two)).isEqualTo("/v1/tickets/two");
    assertThat(batches).containsExactly(List.of(SLOW), List.of("one", "two"));
    assertThat(database.made()).containsExactly("one", SLOW, "two");
  }

  @Test
  void of_very_many_a_hundred_share_a_transaction() throws Exception {
    var slow = beginSlowOne();
    List<CompletableFuture<Response>> many = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      many.add(serve("w" + i));
    }
    goOn.countDown();
    location(slow);
    for (int i = 0; i < 150; i++) {
      assertThat(location(many.get(i))).isEqualTo("/v1/tickets/w" + i);
    }

    assertThat(batches.stream().map(List::size)).containsExactly(1, 100, 50);
  }

  @Test
  void a_repetition_in_the_same_transaction_is_done_once() throws Exception {
    var slow = beginSlowOne();
    var first = serve(KEY, "one");
    var again = serve(KEY, "one");
    var other = serve(KEY, "two");
    goOn.countDown();

    location(slow);
    assertThat(location(first)).isEqualTo("/v1/tickets/one");
    assertThat(location(again)).isEqualTo("/v1/tickets/one");
    assertThatThrownBy(() -> location(other)).rootCause().hasMessage("idempotency-key-reused");
    assertThat(database.made()).containsExactly("one", SLOW);
    assertThat(location(serve(KEY, "one"))).as("later").isEqualTo("/v1/tickets/one");
  }

  @Test
  void one_that_is_refused_is_not_stored_and_the_others_are_made() throws Exception {
    var slow = beginSlowOne();
    var refused = serve(KEY, "refused");
    var one = serve("one");
    goOn.countDown();

    location(slow);
    assertThatThrownBy(() -> location(refused)).rootCause().hasMessage("no such game");
    assertThat(location(one)).isEqualTo("/v1/tickets/one");
    assertThat(database.stored()).isEmpty();
  }

  @Test
  void nobody_fails_because_of_somebody_else() throws Exception {
    var slow = beginSlowOne();
    var one = serve("one");
    var broken = serve(KEY, "broken");
    var two = serve("two");
    goOn.countDown();

    location(slow);
    assertThat(location(one)).isEqualTo("/v1/tickets/one");
    assertThat(location(two)).isEqualTo("/v1/tickets/two");
    assertThatThrownBy(() -> location(broken)).hasCauseInstanceOf(StoredResponsesUnavailable.class);
    assertThat(database.made()).containsExactly("one", SLOW, "two");
    assertThat(database.stored()).isEmpty();
  }

  @Test
  void where_the_database_is_away_nobody_asks_once_more() throws Exception {
    var slow = beginSlowOne();
    var one = serve("one");
    var away = serve("away");
    goOn.countDown();

    location(slow);
    assertThatThrownBy(() -> location(one)).rootCause().hasMessage("connection lost");
    assertThatThrownBy(() -> location(away)).rootCause().hasMessage("connection lost");
    assertThat(batches).containsExactly(List.of(SLOW), List.of("one", "away"));
    assertThat(database.made()).containsExactly(SLOW);
  }

  @Test
  void whoever_waits_is_served_before_it_closes() throws Exception {
    var slow = beginSlowOne();
    var one = serve("one");
    goOn.countDown();
    group.close();

    assertThat(slow).isDone();
    assertThat(one).isDone();
    assertThat(location(one)).isEqualTo("/v1/tickets/one");
  }
}
