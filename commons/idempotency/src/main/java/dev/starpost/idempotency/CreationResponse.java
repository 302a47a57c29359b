package dev.starpost.idempotency;

import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.ext.RuntimeDelegate;
import java.util.Optional;

/**
 * Response to a request that creates something.
 *
 * @param location where it is
 * @param cookie for the header {@code Set-Cookie}
 */
public record CreationResponse(
    int status, Optional<String> location, Optional<String> cookie, Object body) {
  private static final int OK = 200;
  private static final int CREATED = 201;

  public static CreationResponse at(String location, Object body) {
    return new CreationResponse(CREATED, Optional.of(location), Optional.empty(), body);
  }

  /** Something that has no address. */
  public static CreationResponse somewhere(Object body) {
    return new CreationResponse(CREATED, Optional.empty(), Optional.empty(), body);
  }

  /** The same with something for the browser to keep. */
  public CreationResponse with(NewCookie kept) {
    String header =
        RuntimeDelegate.getInstance().createHeaderDelegate(NewCookie.class).toString(kept);
    return new CreationResponse(status, location, Optional.of(header), body);
  }

  /** Something that was there before has become something else. */
  public static CreationResponse changed(Object body) {
    return new CreationResponse(OK, Optional.empty(), Optional.empty(), body);
  }
}
