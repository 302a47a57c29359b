package dev.starpost.gateway.call;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Result of identifying a caller.
 *
 * @param authorization what the service is told: the value of the header {@code Authorization}
 * @param stillGood asks whether what the client showed is good still, for answers that take long;
 *     empty where nothing but its own expiry ends it
 */
public record Admission(
    Optional<String> authorization, Optional<Supplier<Future<Boolean>>> stillGood) {

  /** Somebody who shows nothing. */
  public static Admission ofNobody() {
    return new Admission(Optional.empty(), Optional.empty());
  }

  /** Somebody whose token goes on to the service as it is. */
  public static Admission with(String authorization) {
    return new Admission(Optional.of(authorization), Optional.empty());
  }

  /** Somebody for whom the service gets another token. */
  public static Admission exchanged(String authorization, Supplier<Future<Boolean>> stillGood) {
    return new Admission(Optional.of(authorization), Optional.of(stillGood));
  }

  /** Without the token. */
  @Override
  public String toString() {
    return authorization.isPresent() ? "somebody" : "nobody";
  }
}
