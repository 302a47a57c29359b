package dev.starpost.kernel.option;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A thing that an option is about: a component, or a piece on the table. In JSON a word, such as
 * {@code station:lunar-mine}.
 *
 * @param kind the kind of a component, {@code seat}, or the id of a component of kind {@code piece}
 * @param id its word among its kind
 */
public record Thing(String kind, String id) {

  @JsonValue
  public String word() {
    return kind + ":" + id;
  }
}
