package dev.starpost.lobby.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import java.time.Instant;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCursorTest {

  @Test
  void it_comes_back_as_it_went() {
    GameCursor cursor = new GameCursor(Instant.parse("2026-11-16T12:00:00.123456Z"), "sal-a b");

    assertThat(GameCursor.read(cursor.text())).isEqualTo(cursor);
    assertThat(cursor.text()).matches("[A-Za-z0-9_-]+");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1 2",
        "x 2 g",
        "1 x g",
        "-1 0 g",
        "99999999999999 0 g",
        "1 -1 g",
        "1 0 \0"
      })
  void nobody_elses_is_read(String plain) {
    assertBad(Base64.getUrlEncoder().encodeToString(plain.getBytes(UTF_8)));
  }

  @Test
  void neither_is_what_is_no_base64() {
    assertBad("not/a/cursor");
    assertBad("ä");
  }

  private static void assertBad(String text) {
    assertThatThrownBy(() -> GameCursor.read(text))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(CommonProblem.MALFORMED_REQUEST));
  }
}
