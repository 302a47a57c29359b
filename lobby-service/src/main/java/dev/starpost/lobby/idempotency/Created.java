package dev.starpost.lobby.idempotency;

import java.util.Optional;

/**
 * What a request that creates something is answered with.
 *
 * @param location where it is
 */
public record Created(int status, Optional<String> location, Object body) {
  private static final int OK = 200;
  private static final int CREATED = 201;

  public static Created at(String location, Object body) {
    return new Created(CREATED, Optional.of(location), body);
  }

  /** Something that was there before has become something else. */
  public static Created changed(Object body) {
    return new Created(OK, Optional.empty(), body);
  }
}
