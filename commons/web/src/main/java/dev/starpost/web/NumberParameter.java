package dev.starpost.web;

import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;

/** Whole numbers in addresses. JAX-RS would answer 404 to anything else. */
public final class NumberParameter {
  private NumberParameter() {}

  public static long read(String name, String value, long from, long to) {
    try {
      long number = Long.parseLong(value);
      if (number >= from && number <= to) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw Malformed.field(name, Expectation.number(from, to));
  }
}
