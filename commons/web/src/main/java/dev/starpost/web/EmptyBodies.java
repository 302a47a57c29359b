package dev.starpost.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;

/**
 * A request that sends nothing need not say in which form: where a body may be left out, {@code
 * curl -X POST} is enough.
 */
@Provider
@PreMatching
public class EmptyBodies implements ContainerRequestFilter {
  @Override
  public void filter(ContainerRequestContext request) {
    String length = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
    boolean empty =
        (length == null || length.equals("0"))
            && request.getHeaderString("Transfer-Encoding") == null;
    if (empty && request.getHeaderString(HttpHeaders.CONTENT_TYPE) == null) {
      request.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON);
    }
  }
}
