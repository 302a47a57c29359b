package dev.starpost.kernel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.LongNode;
import dev.starpost.kernel.data.GameJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeDifferenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "{\"a\":1,\"b\":[2]} > {\"b\":[2],\"a\":1} >",
        "{\"a\":{\"b\":[1,2]}} > {\"a\":{\"b\":[1,3]}} > at /a/b/1 expected 2, found 3",
        "[1] > [1,2] > at /1 expected nothing, found 2",
        "[1,2] > [1] > at /1 expected 2, found nothing",
        "{\"a\":null} > {} > at /a expected null, found nothing",
        "{} > {\"a\":null} > at /a expected nothing, found null",
        "{\"a\":1} > {\"a\":\"1\"} > at /a expected 1, found \"1\"",
        "{\"a\":1} > {\"a\":1.0} > at /a expected 1, found 1.0",
        "{} > [] > expected {}, found []"
      })
  void the_first_place_that_differs_is_named(String expected, String found, String says)
      throws JsonProcessingException {
    var mapper = GameJson.mapper();
    assertThat(
            TreeDifference.between(mapper.readTree(expected), mapper.readTree(found)).orElse(null))
        .isEqualTo(says);
  }

  @Test
  void a_number_is_its_value_however_it_came_here() throws JsonProcessingException {
    assertThat(TreeDifference.between(LongNode.valueOf(7), GameJson.mapper().readTree("7")))
        .isEmpty();
    assertThat(TreeDifference.between(LongNode.valueOf(7), GameJson.mapper().readTree("8")))
        .isPresent();
  }
}
