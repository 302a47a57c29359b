package dev.starpost.lobby.table;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/**
 * Waits until a table has started. Whichever instance hears of it writes it down, so each looks at
 * the database again and again, at growing intervals; between the looks no thread is held.
 */
@ApplicationScoped
class Waiting {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(50);
  private static final Duration LONGEST_PAUSE = Duration.ofMillis(800);

  private final Door door;
  private final TableView view;

  Waiting(Door door, TableView view) {
    this.door = door;
    this.view = view;
  }

  /** The table as soon as it is not starting any more, or as it is when patience ends. */
  Uni<TableDocument> untilStarted(String id, Viewer viewer, Duration patience) {
    return look(id, viewer, System.nanoTime() + patience.toNanos(), FIRST_PAUSE);
  }

  private Uni<TableDocument> look(String id, Viewer viewer, long end, Duration pause) {
    return Uni.createFrom()
        .item(() -> show(id, viewer))
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .chain(
            table -> {
              long left = end - System.nanoTime();
              if (table.state() != State.STARTING || left <= 0) {
                return Uni.createFrom().item(table);
              }
              Duration rest = pause.toNanos() < left ? pause : Duration.ofNanos(left);
              Duration next = pause.compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : pause;
              return Uni.createFrom()
                  .voidItem()
                  .onItem()
                  .delayIt()
                  .by(rest)
                  .chain(() -> look(id, viewer, end, next));
            });
  }

  private TableDocument show(String id, Viewer viewer) {
    return QuarkusTransaction.requiringNew()
        .call(() -> view.document(door.shown(id, viewer.account(), Optional.empty()), viewer));
  }
}
