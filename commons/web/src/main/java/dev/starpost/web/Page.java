package dev.starpost.web;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.function.Function;

/**
 * A part of a list.
 *
 * @param entries those that are shown
 * @param goesOn whether there are more behind them
 */
public record Page<T>(List<T> entries, boolean goesOn) {
  /**
   * As much of a list as is to be shown.
   *
   * @param found one entry more than that, if there is one
   */
  public static <T> Page<T> of(List<T> found, int most) {
    boolean goesOn = found.size() > most;
    return new Page<>(goesOn ? List.copyOf(found.subList(0, most)) : found, goesOn);
  }

  /**
   * Answers with a document that shows the entries, and where the list goes on.
   *
   * @param address of the list, with all parameters but {@code cursor}
   * @param cursor what stands for an entry in the address of the page behind it
   * @param names of the placeholders in the address, in turn
   */
  public Response answer(
      Object document, UriBuilder address, Function<T, Object> cursor, Object... names) {
    Response.ResponseBuilder answer = Response.ok(document);
    if (goesOn) {
      Object last = cursor.apply(entries.get(entries.size() - 1));
      answer.header(
          HttpHeaders.LINK,
          "<%s>; rel=\"next\"".formatted(address.queryParam("cursor", last).build(names)));
    }
    return answer.build();
  }
}
