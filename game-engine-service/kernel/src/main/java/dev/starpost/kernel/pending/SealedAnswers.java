package dev.starpost.kernel.pending;

import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A question put to several seats at once. Each answers in secret and may change its answer until
 * the last one is in. Immutable.
 *
 * @param asked who is asked, in seating order
 * @param given what has been answered, in seating order
 */
public record SealedAnswers<A>(List<Seat> asked, List<Given<A>> given) {

  /** One seat's answer. */
  public record Given<A>(Seat seat, A answer) {}

  public SealedAnswers {
    asked = List.copyOf(asked);
    given = List.copyOf(given);
  }

  public static <A> SealedAnswers<A> from(List<Seat> asked) {
    return new SealedAnswers<>(asked, List.of());
  }

  /** With this answer of the seat, in place of any it gave before. */
  public SealedAnswers<A> with(Seat seat, A answer) {
    if (!asked.contains(seat)) {
      throw new IllegalArgumentException(seat + " is not asked");
    }
    List<Given<A>> all = new ArrayList<>(given.size() + 1);
    for (Seat each : asked) {
      if (each.equals(seat)) {
        all.add(new Given<>(seat, answer));
      } else {
        of(each).ifPresent(earlier -> all.add(new Given<>(each, earlier)));
      }
    }
    return new SealedAnswers<>(asked, all);
  }

  /** Without this seat, which is no longer asked. */
  public SealedAnswers<A> without(Seat seat) {
    return new SealedAnswers<>(
        asked.stream().filter(each -> !each.equals(seat)).toList(),
        given.stream().filter(each -> !each.seat().equals(seat)).toList());
  }

  public Optional<A> of(Seat seat) {
    for (Given<A> each : given) {
      if (each.seat().equals(seat)) {
        return Optional.of(each.answer());
      }
    }
    return Optional.empty();
  }

  /** Who has not answered yet. */
  public SortedSet<Seat> outstanding() {
    SortedSet<Seat> seats = new TreeSet<>(asked);
    given.forEach(each -> seats.remove(each.seat()));
    return seats;
  }

  /** Whether this answer would be the last one missing. */
  public boolean isCompletedBy(Seat seat) {
    return given.size() + 1 == asked.size() && of(seat).isEmpty();
  }
}
