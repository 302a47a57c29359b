package dev.starpost.web;

import dev.starpost.web.problem.Expectation;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** Paging parameters of a list: where the page begins, and how long it is. */
public final class PageRequest {
  private static final int MOST = 100;

  @Parameter(description = "From the header Link of the page before.")
  @QueryParam("cursor")
  String cursor;

  @Parameter(
      description = "How many at most.",
      schema =
          @Schema(
              implementation = Integer.class,
              minimum = "1",
              maximum = "100",
              defaultValue = "20"))
  @QueryParam("limit")
  @DefaultValue("20")
  String limit;

  /**
   * Where the page before ended; empty for the first page.
   *
   * @param ours whether it can be a cursor of this list
   */
  public Optional<String> cursor(Predicate<String> ours) {
    Require.that(cursor == null || ours.test(cursor), "cursor", Expectation.cursor());
    return Optional.ofNullable(cursor);
  }

  /** How many entries at most. */
  public int limit() {
    return (int) NumberParameter.read("limit", limit, 1, MOST);
  }
}
