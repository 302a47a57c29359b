package dev.starpost.gateway.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathPatternTest {
  @ParameterizedTest
  @CsvSource({
    "/v1/games, /v1/games, true",
    "/v1/games, /v1/games/x, false",
    "/v1/games, /v1/game, false",
    "/v1/games/**, /v1/games, true",
    "/v1/games/**, /v1/games/x/y, true",
    "/v1/games/**, /v1/gamesx, false",
    "/v1/games/{id}, /v1/games/x, true",
    "/v1/games/{id}, /v1/games, false",
    "/v1/games/{id}/chat, /v1/games/x/chat, true",
    "/v1/games/{id}/chat, /v1/games/chat, false"
  })
  void a_pattern_means_these_paths(String pattern, String path, boolean meant) {
    assertThat(PathPattern.of(pattern).matches(RequestPath.of(path).orElseThrow()))
        .isEqualTo(meant);
  }

  @Test
  void the_more_specific_comes_first() {
    List<String> sorted =
        Stream.of(
                "/v1/**",
                "/v1/games/{id}/**",
                "/v1/games/{id}/chat/**",
                "/v1/games",
                "/v1/games/{id}",
                "/v1/games/best",
                "/v1/games/**")
            .map(PathPattern::of)
            .sorted(PathPattern.MOST_SPECIFIC_FIRST)
            .map(PathPattern::toString)
            .toList();

    assertThat(sorted)
        .containsExactly(
            "/v1/games/best",
            "/v1/games/{id}/chat/**",
            "/v1/games/{id}",
            "/v1/games/{id}/**",
            "/v1/games",
            "/v1/games/**",
            "/v1/**");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/", "/**", "v1", "/v1/*", "/v1//x", "/v1/{id}x", "/v1/**/x"})
  void what_cannot_be_meant_stops_the_start(String text) {
    assertThatThrownBy(() -> PathPattern.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
