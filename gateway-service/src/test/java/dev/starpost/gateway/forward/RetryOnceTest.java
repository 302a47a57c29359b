package dev.starpost.gateway.forward;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.ConnectionPoolTooBusyException;
import java.net.ConnectException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RetryOnceTest {
  private final Vertx vertx = Vertx.vertx();
  private final AtomicInteger attempts = new AtomicInteger();

  @AfterEach
  void close() {
    await(vertx.close());
  }

  @Test
  void after_a_failure_it_is_tried_once_more() {
    Future<String> found =
        RetryOnce.of(
            vertx,
            () ->
                attempts.incrementAndGet() == 1
                    ? Future.failedFuture(new ConnectException())
                    : Future.succeededFuture("here"));

    await(found);
    assertThat(found.result()).isEqualTo("here");
    assertThat(attempts).hasValue(2);
  }

  @Test
  void and_not_again() {
    Future<String> found = failing(new ConnectException("gone"));

    await(found);
    assertThat(found.cause()).hasMessage("gone");
    assertThat(attempts).hasValue(2);
  }

  @Test
  void who_has_too_much_to_do_is_spared() {
    Future<String> found = failing(new ConnectionPoolTooBusyException("busy"));

    await(found);
    assertThat(found.failed()).isTrue();
    assertThat(attempts).hasValue(1);
  }

  private Future<String> failing(Exception failure) {
    return RetryOnce.of(
        vertx,
        () -> {
          attempts.incrementAndGet();
          return Future.failedFuture(failure);
        });
  }

  private static void await(Future<?> future) {
    future.otherwiseEmpty().toCompletionStage().toCompletableFuture().join();
  }
}
