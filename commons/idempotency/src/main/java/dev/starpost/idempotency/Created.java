package dev.starpost.idempotency;

import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.ext.RuntimeDelegate;
import java.util.Optional;

/**
 * What a request that creates something is answered with.
 *
 * @param location where it is
 * @param cookie for the header {@code Set-Cookie}
 */
public record Created(int status, Optional<String> location, Optional<String> cookie, Object body) {
  private static final int OK = 200;
  private static final int CREATED = 201;

  public static Created at(String location, Object body) {
    return new Created(CREATED, Optional.of(location), Optional.empty(), body);
  }

  /** Something that has no address. */
  public static Created somewhere(Object body) {
    return new Created(CREATED, Optional.empty(), Optional.empty(), body);
  }

  /** The same with something for the browser to keep. */
  public Created with(NewCookie kept) {
    String header =
        RuntimeDelegate.getInstance().createHeaderDelegate(NewCookie.class).toString(kept);
    return new Created(status, location, Optional.of(header), body);
  }

  /** Something that was there before has become something else. */
  public static Created changed(Object body) {
    return new Created(OK, Optional.empty(), Optional.empty(), body);
  }
}
