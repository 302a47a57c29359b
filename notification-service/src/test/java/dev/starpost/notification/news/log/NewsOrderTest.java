package dev.starpost.notification.news.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The order in which news can be seen is the order in which they are read. */
@NotificationTest
public class NewsOrderTest {
  @Inject World world;
  @Inject NewsLog log;
  @Inject Jdbi jdbi;

  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    threads.shutdown();
  }

  @Test
  void one_transaction_at_a_time_writes_news() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    CountDownLatch told = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<Void> first =
        CompletableFuture.runAsync(
            () ->
                QuarkusTransaction.requiringNew()
                    .run(
                        () -> {
                          log.tell(List.of(news(ann)));
                          // However long this test takes.
                          jdbi.useHandle(
                              sql ->
                                  sql.execute("set local idle_in_transaction_session_timeout = 0"));
                          told.countDown();
                          await(end);
                        }),
            threads);
    await(told);
    CompletableFuture<Void> second =
        CompletableFuture.runAsync(
            () -> QuarkusTransaction.requiringNew().run(() -> log.tell(List.of(news(bob)))),
            threads);
    try {
      Eventually.see("the second waits for its turn", this::waiting, count -> count > 0);
      assertThat(positions(bob)).isEmpty();
    } finally {
      end.countDown();
    }

    first.join();
    second.join();

    assertThat(positions(ann).get(0)).isLessThan(positions(bob).get(0));
  }

  @Test
  void whoever_vanishes_while_it_is_their_turn_is_cut_off() {
    Somebody ann = world.somebody("Ann");

    String patience =
        QuarkusTransaction.requiringNew()
            .call(
                () -> {
                  log.tell(List.of(news(ann)));
                  return patience();
                });

    assertThat(patience).isEqualTo("10s");
    assertThat(patience()).as("everybody else").isEqualTo("0");
  }

  private String patience() {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("show idle_in_transaction_session_timeout").mapTo(String.class).one());
  }

  private static NewsDraft news(Somebody who) {
    return NewsDraft.of(who.account(), NewsKind.CHAT_MESSAGE, Instant.now(), Json.object());
  }

  private int waiting() {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select count(*) from pg_locks where locktype = 'advisory' and not granted")
                .mapTo(Integer.class)
                .one());
  }

  private List<Long> positions(Somebody who) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select position from news where account = :account order by number")
                .bind("account", who.account())
                .mapTo(Long.class)
                .list());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
