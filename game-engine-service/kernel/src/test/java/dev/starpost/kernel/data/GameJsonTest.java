package dev.starpost.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameJsonTest {
  sealed interface Fruit {
    @JsonTypeName("apple.v1")
    record Apple(int seeds) implements Fruit {
      public boolean isRipe() {
        return true;
      }
    }

    @JsonTypeName("plum.v1")
    record Plum(Seat of) implements Fruit {}

    @JsonTypeName("bowl.v1")
    record Bowl(List<Integer> pips) implements Fruit {}

    @JsonTypeName("label.v1")
    record Label(String name, List<String> words) implements Fruit {}
  }

  sealed interface Nameless {
    record Forgotten() implements Nameless {}
  }

  record Basket(
      List<Fruit> fruits,
      PerSeat<Integer> shares,
      Agenda<Fruit> agenda,
      SealedAnswers<Fruit> answers,
      Optional<Seat> owner) {}

  @Test
  void what_goes_through_json_comes_back_equal() throws JsonProcessingException {
    Basket basket =
        new Basket(
            List.of(new Fruit.Apple(4), new Fruit.Plum(Seat.of(2))),
            PerSeat.of(List.of(1, 2)),
            Agenda.<Fruit>empty().push(new Fruit.Apple(1)).push(new Fruit.Apple(2)),
            SealedAnswers.<Fruit>from(Seat.first(2)).with(Seat.of(2), new Fruit.Apple(3)),
            Optional.empty());
    String json = GameJson.mapper().writeValueAsString(basket);
    assertThat(GameJson.mapper().readValue(json, Basket.class)).isEqualTo(basket);
    assertThat(json).contains("{\"type\":\"plum.v1\",\"of\":2}").contains("\"shares\":[1,2]");
  }

  @Test
  void a_record_is_its_components_and_its_stored_name() {
    assertThat(GameJson.tree(new Fruit.Apple(4)))
        .hasToString("{\"type\":\"apple.v1\",\"seeds\":4}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"apple.v1\"}",
        "{\"type\":\"apple.v1\",\"seeds\":null}",
        "{\"type\":\"apple.v1\",\"seeds\":\"4\"}",
        "{\"type\":\"apple.v1\",\"seeds\":4.5}",
        "{\"type\":\"apple.v1\",\"seeds\":4,\"worm\":1}",
        "{\"type\":\"apple.v1\",\"seeds\":4} {}",
        "{\"type\":\"pear.v1\",\"seeds\":4}",
        "{\"type\":\"plum.v1\",\"of\":0}",
        "{\"type\":\"plum.v1\",\"of\":null}",
        "{\"type\":\"bowl.v1\",\"pips\":null}",
        "{\"type\":\"bowl.v1\",\"pips\":[null]}",
        "{\"type\":\"label.v1\",\"name\":4,\"words\":[]}",
        "{\"type\":\"label.v1\",\"name\":4.5,\"words\":[]}",
        "{\"type\":\"label.v1\",\"name\":true,\"words\":[]}",
        "{\"type\":\"label.v1\",\"name\":\"a\",\"words\":[4]}",
        "{\"seeds\":4}",
        "[]",
        ""
      })
  void anything_else_is_refused(String json) {
    assertThatThrownBy(() -> GameJson.mapper().readValue(json, Fruit.class))
        .isInstanceOf(JsonProcessingException.class);
  }

  @Test
  void a_sealed_type_without_a_stored_name_is_refused() {
    assertThatThrownBy(() -> GameJson.tree(new Nameless.Forgotten()))
        .hasMessageContaining("@JsonTypeName");
  }
}
