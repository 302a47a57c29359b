package dev.starpost.web.health;

import java.util.function.BooleanSupplier;

/** A part of a service without which no request can be served. */
public interface ReadinessContributor {

  /** Its name in the answer of {@code /q/health/ready}. */
  String part();

  boolean isReady();

  static ReadinessContributor of(String part, BooleanSupplier ready) {
    return new ReadinessContributor() {
      @Override
      public String part() {
        return part;
      }

      @Override
      public boolean isReady() {
        return ready.getAsBoolean();
      }
    };
  }
}
