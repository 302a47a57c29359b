package dev.starpost.lobby.tables.start;

import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/**
 * Application service: starts the game of a table, and waits until it has started. Whichever
 * instance hears of it writes it down, so each polls the database with a growing back-off; between
 * the polls no thread is held.
 */
@ApplicationScoped
public class AwaitingStart {
  private static final Duration FIRST_BACKOFF = Duration.ofMillis(50);
  private static final Duration LONGEST_BACKOFF = Duration.ofMillis(800);

  private final StartingGame starting;
  private final TableView view;

  AwaitingStart(StartingGame starting, TableView view) {
    this.starting = starting;
    this.view = view;
  }

  /** Starts it for its owner; the table when it has started, or as it is after the timeout. */
  public Uni<TableDocument> start(String id, TableViewer viewer, Duration timeout) {
    starting.start(id, viewer.account());
    return poll(id, viewer, System.nanoTime() + timeout.toNanos(), FIRST_BACKOFF);
  }

  private Uni<TableDocument> poll(String id, TableViewer viewer, long deadline, Duration backoff) {
    return Uni.createFrom()
        .item(() -> view.show(id, viewer, Optional.empty()))
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .chain(
            table -> {
              long left = deadline - System.nanoTime();
              if (table.state() != LifecycleState.STARTING || left <= 0) {
                return Uni.createFrom().item(table);
              }
              Duration delay = backoff.toNanos() < left ? backoff : Duration.ofNanos(left);
              Duration next =
                  backoff.compareTo(LONGEST_BACKOFF) < 0 ? backoff.multipliedBy(2) : backoff;
              return Uni.createFrom()
                  .voidItem()
                  .onItem()
                  .delayIt()
                  .by(delay)
                  .chain(() -> poll(id, viewer, deadline, next));
            });
  }
}
