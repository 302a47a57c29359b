package dev.starpost.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.MultiMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnreadableWishTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "*/*",
        "application/json",
        "text/event-stream, application/x-ndjson;q=0.5",
        "text/html, image/gif, *; q=.2, */*; q=.2"
      })
  void what_can_be_read_stays(String accepted) {
    assertThat(afterwards(accepted).get("Accept")).isEqualTo(accepted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense", ";q=", "text/html, nonsense", "\"", "([{<"})
  void what_cannot_be_read_is_no_wish(String accepted) {
    assertThat(afterwards(accepted).contains("Accept")).isFalse();
  }

  @Test
  void nor_is_what_never_ends() {
    assertThat(afterwards("text/html," + "a/b,".repeat(300)).contains("Accept")).isFalse();
  }

  @Test
  void who_wishes_nothing_wishes_nothing() {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap().add("X", "1");

    RouteProblems.forgetUnreadableWish(headers);

    assertThat(headers.names()).containsExactly("X");
  }

  private static MultiMap afterwards(String accepted) {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap().add("Accept", accepted);
    RouteProblems.forgetUnreadableWish(headers);
    return headers;
  }
}
