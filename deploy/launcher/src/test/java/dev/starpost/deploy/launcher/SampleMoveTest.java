package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SampleMoveTest {
  @Test
  void the_first_option_is_taken_as_it_is() {
    assertThat(sample("[{\"move\":{\"type\":\"pass\"}},{\"move\":{\"type\":\"leave\"}}]"))
        .contains("{\"type\":\"pass\"}");
  }

  @Test
  void no_more_is_chosen_than_has_to_be() {
    assertThat(
            sample(
                "[{\"move\":{\"type\":\"bid\",\"crew\":[],\"loot\":[]},\"choose\":["
                    + "{\"param\":\"crew\",\"of\":[{\"value\":4,\"times\":3}],\"min\":0,\"max\":3},"
                    + "{\"param\":\"loot\",\"of\":[{\"value\":\"a\",\"times\":2},{\"value\":\"b\"},"
                    + "{\"value\":\"c\"}],\"min\":3,\"max\":4}]}]"))
        .contains("{\"type\":\"bid\",\"crew\":[],\"loot\":[\"a\",\"a\",\"b\"]}");
  }

  @Test
  void without_an_option_there_is_no_move() {
    for (String options : List.of("[]", "{}", "null", "[1]", "[{\"move\":\"pass\"}]")) {
      assertThat(sample(options)).as(options).isEmpty();
    }
    assertThat(SampleMove.from(List.of())).isEmpty();
  }

  private static Optional<String> sample(String options) {
    return SampleMove.from(Json.read("{\"options\":" + options + "}")).map(Json::write);
  }
}
