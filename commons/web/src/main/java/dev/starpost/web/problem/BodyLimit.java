package dev.starpost.web.problem;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Reads no more of a body than a body may have, also where nobody said how long it is. */
@Provider
public class BodyLimit implements ReaderInterceptor {
  private static final Logger LOG = Logger.getLogger(BodyLimit.class);

  private final int mostBytes;
  private final CurrentVertxRequest current;

  public BodyLimit(
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize largestBody,
      CurrentVertxRequest current) {
    this.mostBytes = Math.toIntExact(largestBody.asLongValue());
    this.current = current;
  }

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    byte[] body = read(context.getInputStream());
    if (body.length > mostBytes) {
      RouteProblems.closeAfterwards(current.getCurrent());
      throw Problem.of(CommonProblem.TOO_LARGE);
    }
    context.setInputStream(new ByteArrayInputStream(body));
    return context.proceed();
  }

  private byte[] read(InputStream body) {
    try {
      return body.readNBytes(mostBytes + 1);
    } catch (IOException e) {
      // It ends too early; most likely nobody is there any more to be told.
      LOG.debug("Reading the request's body failed, answered as malformed", e);
      throw Malformed.body();
    }
  }
}
