package dev.starpost.games.raceforthegalaxy;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The worked scenarios of EXAMPLES.md that a test plays. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Example {
  /** Addresses such as {@code EX-01}. */
  String[] value();
}
