package dev.starpost.lobby.tables.policy;

import dev.starpost.web.problem.Problem;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A policy: a business rule as a value. Pure: all that it judges by is in its argument, and whoever
 * asks decides when to look that up.
 *
 * @param name by which it is spoken of
 * @param sentence the whole rule
 * @param refusal what is told to whoever it does not allow
 * @param <F> the facts that it judges by
 */
public record Policy<F>(
    String name, String sentence, Predicate<F> allows, Function<F, Problem> refusal) {

  /** Why not; empty if nothing is to be said against it. */
  public Optional<Problem> objection(F facts) {
    return allows.test(facts) ? Optional.empty() : Optional.of(refusal.apply(facts));
  }

  /** For requests, which a problem ends. */
  public void require(F facts) {
    objection(facts)
        .ifPresent(
            problem -> {
              throw problem;
            });
  }
}
