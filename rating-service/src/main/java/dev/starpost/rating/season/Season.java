package dev.starpost.rating.season;

import java.time.Instant;

/**
 * A part of the calendar after which ladders begin anew.
 *
 * @param id its first month, such as {@code 2026-10}; later seasons come later in the alphabet
 * @param end when the next one begins
 */
public record Season(String id, Instant start, Instant end) {
  public boolean isOver(Instant now) {
    return !now.isBefore(end);
  }
}
