package dev.starpost.gateway.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartsTest {
  @Test
  void all_members_of_all_are_in_one_object() throws IOException {
    assertThat(join("{\"a\": {\"b\": \"}\"}}", " {} ", "{\"c\": [1, {}],\n\"d\": null }\n"))
        .isEqualTo("{\"a\": {\"b\": \"}\"},\"c\": [1, {}],\n\"d\": null }");
    assertThat(join("{}", "{}")).isEqualTo("{}");
    assertThat(join()).isEqualTo("{}");
  }

  @Test
  void words_in_all_languages_stay_as_they_are() throws IOException {
    assertThat(join("{\"é\": \"\u4f60 }{\"}", "{\"b\": 1}"))
        .isEqualTo("{\"é\": \"\u4f60 }{\",\"b\": 1}");
  }

  @Test
  void what_is_not_written_in_utf_8_is_refused() {
    byte[] strange = "{\"b\": 1}".getBytes(StandardCharsets.UTF_16BE);

    assertThatThrownBy(() -> new Parts().members(new ByteArrayInputStream(strange)))
        .isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "null", "{", "{\"b\": }", "{\"b\": [}", "{} {}", "{}x", "{\"a\": 2}"})
  void what_would_hide_something_is_refused(String second) {
    assertThatThrownBy(() -> join("{\"a\": 1}", second)).isInstanceOf(IOException.class);
  }

  private static String join(String... objects) throws IOException {
    Parts parts = new Parts();
    List<String> members = new ArrayList<>();
    for (String object : objects) {
      byte[] bytes = object.getBytes(UTF_8);
      parts
          .members(new ByteArrayInputStream(bytes))
          .ifPresent(
              range ->
                  members.add(new String(bytes, (int) range.from(), (int) range.length(), UTF_8)));
    }
    return "{" + String.join(",", members) + "}";
  }
}
