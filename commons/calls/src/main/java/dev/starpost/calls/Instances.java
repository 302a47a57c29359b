package dev.starpost.calls;

import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * REST clients of all instances of a service, with failover. One that does not answer is passed
 * over for the next, so they are asked only what may be asked twice.
 *
 * @param <A> what can be asked
 */
public final class Instances<A> {
  private static final Logger LOG = Logger.getLogger(Instances.class);

  private final String name;
  private final List<A> instances;

  /**
   * @param name of the service in logs, as its folder: engine, rating
   */
  public Instances(String name, Class<A> api, CallSettings settings) {
    this.name = name;
    this.instances =
        settings.address().stream()
            .map(
                address ->
                    QuarkusRestClientBuilder.newBuilder()
                        .baseUri(address)
                        .connectTimeout(settings.connectTimeout().toMillis(), TimeUnit.MILLISECONDS)
                        .readTimeout(settings.responseTimeout().toMillis(), TimeUnit.MILLISECONDS)
                        .build(api))
            .toList();
  }

  /** What the first of them says that answers; empty if none does. */
  public <T> Optional<T> ask(Function<A, T> question) {
    for (A instance : instances) {
      try {
        return Optional.of(question.apply(instance));
      } catch (WebApplicationException e) {
        LOG.warnf(
            "Call failed service=%s status=%d, %s",
            name, e.getResponse().getStatus(), whatNext(instance));
      } catch (ProcessingException e) {
        LOG.warnf("Call failed service=%s: %s, %s", name, e.getMessage(), whatNext(instance));
      }
    }
    return Optional.empty();
  }

  private String whatNext(A failed) {
    boolean last = failed == instances.get(instances.size() - 1);
    return last ? "no instance left" : "retrying at the next instance";
  }

  /**
   * What the first of them says that answers; empty if none does.
   *
   * @param no a status that is an answer too: no other instance would say anything else
   * @param refused what such an answer means
   */
  public <T> Optional<T> ask(Function<A, T> question, int no, Function<Response, T> refused) {
    return ask(
        instance -> {
          try {
            return question.apply(instance);
          } catch (WebApplicationException e) {
            if (e.getResponse().getStatus() == no) {
              return refused.apply(e.getResponse());
            }
            throw e;
          }
        });
  }
}
