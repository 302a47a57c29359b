package dev.starpost.contracts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Forward compatibility of a sealed type: as what a reader takes a JSON type that is newer than
 * itself. Without it such a message is malformed, because nobody can pass over a command or a reply
 * that they do not know.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface UnknownAs {
  /** One of the permitted types, which holds nothing. */
  Class<?> value();
}
