package dev.starpost.engine.lifecycle;

import com.mongodb.MongoException;
import dev.starpost.engine.lifecycle.StartSequence.Preparation;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;

/**
 * Lifecycle of an instance: starts its parts in order as soon as MongoDB and Kafka answer, and ends
 * them tidily. Until then the instance is not ready.
 */
@ApplicationScoped
public class EngineLifecycle {
  private static final Logger LOG = Logger.getLogger(EngineLifecycle.class);

  private final StartSequence sequence;
  private final List<Startable> started = new CopyOnWriteArrayList<>();
  private final Thread starting = new Thread(this::start, "starting");
  private volatile boolean ready;
  private volatile boolean closed;

  EngineLifecycle(StartSequence sequence) {
    this.sequence = sequence;
  }

  void begin(@Observes StartupEvent event) {
    starting.start();
  }

  /** Whether everything that is sent from now on is heard. */
  public boolean isReady() {
    return ready;
  }

  /** Whether every part that was started still runs. */
  public boolean isAlive() {
    return started.stream().allMatch(Startable::isAlive);
  }

  private void start() {
    try {
      prepare();
      startParts();
      ready = !closed;
    } catch (InterruptedException e) {
      LOG.debug("Closed before it was ready");
    }
  }

  /** Returns when the servers have what is needed, or this is closed. */
  private void prepare() throws InterruptedException {
    Backoff backoff = new Backoff();
    boolean prepared = false;
    while (!closed && !prepared) {
      try {
        for (Preparation each : sequence.preparations()) {
          each.prepare();
        }
        prepared = true;
      } catch (KafkaException | MongoException e) {
        LOG.warnf(
            "Preparing the servers failed: %s, not ready, retrying in %d ms",
            e.getMessage(), backoff.millis());
        backoff.pause();
      }
    }
  }

  private void startParts() throws InterruptedException {
    for (Startable part : sequence.parts()) {
      if (closed) {
        return;
      }
      part.start();
      started.add(part);
      part.awaitStarted();
    }
  }

  void end(@Observes ShutdownEvent event) {
    closed = true;
    ready = false;
    starting.interrupt();
    Threads.end(starting);
    List<Startable> last = new ArrayList<>(started);
    Collections.reverse(last);
    last.forEach(Startable::stop);
    last.forEach(Startable::close);
  }
}
