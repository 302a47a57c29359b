package dev.starpost.gateway.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.Arrays;
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

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "null", "{", "{\"b\": }", "{\"b\": [}", "{} {}", "{}x", "{\"a\": 2}"})
  void what_would_hide_something_is_refused(String second) {
    assertThatThrownBy(() -> join("{\"a\": 1}", second)).isInstanceOf(IOException.class);
  }

  private static String join(String... objects) throws IOException {
    List<Buffer> buffers = Arrays.stream(objects).map(Buffer::buffer).toList();
    return Parts.join(buffers).toString();
  }
}
