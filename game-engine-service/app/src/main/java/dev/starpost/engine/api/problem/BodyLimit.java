package dev.starpost.engine.api.problem;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads no more of a body than a body may have, also where nobody said how long it is. */
@Provider
public class BodyLimit implements ReaderInterceptor {
  private final int mostBytes;
  private final CurrentVertxRequest current;

  BodyLimit(
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize largestBody,
      CurrentVertxRequest current) {
    this.mostBytes = Math.toIntExact(largestBody.asLongValue());
    this.current = current;
  }

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    byte[] body = context.getInputStream().readNBytes(mostBytes + 1);
    if (body.length > mostBytes) {
      RouteProblems.closeAfterwards(current.getCurrent());
      throw Problem.of(ProblemKind.TOO_LARGE);
    }
    context.setInputStream(new ByteArrayInputStream(body));
    return context.proceed();
  }
}
