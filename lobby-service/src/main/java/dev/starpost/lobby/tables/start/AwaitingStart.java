package dev.starpost.lobby.tables.start;

import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/**
 * Waits until the game of a table has started. Whichever instance hears of it writes it down, so
 * each polls the database with a growing back-off; between the polls no thread is held.
 */
@ApplicationScoped
public class AwaitingStart {
  private static final Duration FIRST_BACKOFF = Duration.ofMillis(50);
  private static final Duration LONGEST_BACKOFF = Duration.ofMillis(800);

  private final TableAccess access;
  private final TableView view;

  AwaitingStart(TableAccess access, TableView view) {
    this.access = access;
    this.view = view;
  }

  /** The table as soon as it is not starting any more, or as it is after the timeout. */
  public Uni<TableDocument> untilStarted(String id, TableViewer viewer, Duration timeout) {
    return poll(id, viewer, System.nanoTime() + timeout.toNanos(), FIRST_BACKOFF);
  }

  private Uni<TableDocument> poll(String id, TableViewer viewer, long deadline, Duration backoff) {
    return Uni.createFrom()
        .item(() -> show(id, viewer))
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

  private TableDocument show(String id, TableViewer viewer) {
    return QuarkusTransaction.requiringNew()
        .call(() -> view.document(access.shown(id, viewer.account(), Optional.empty()), viewer));
  }
}
