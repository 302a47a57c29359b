package dev.starpost.web.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.text.Language;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonMismatchTest {
  private static final ObjectMapper JSON = JsonMapper.builder().findAndAddModules().build();

  private enum Colour {
    RED,
    BLUE
  }

  private record Seats(int min, int max) {}

  private record Parcel(
      String name,
      Optional<Seats> seats,
      Optional<List<Colour>> colours,
      List<Seats> rows,
      Colour colour,
      Integer weight,
      boolean fragile,
      Optional<Instant> at,
      LocalTime daily,
      Optional<ObjectNode> options) {}

  private static Map<String, Object> answer(String body, Language language) {
    JsonProcessingException failure =
        catchThrowableOfType(
            JsonProcessingException.class, () -> JSON.readValue(body, Parcel.class));
    return JsonMismatch.problem(failure).document(language);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'seats': 5} | seats | an object with min and max",
        "{'seats': [1, 2]} | seats | an object with min and max",
        "{'seats': {'min': 'two', 'max': 3}} | seats.min | a whole number",
        "{'colours': 'blue'} | colours | a list; each entry one of: RED, BLUE",
        "{'colours': ['BLUE', 'GREEN']} | colours[1] | one of: RED, BLUE",
        "{'rows': [{'min': 1, 'max': 2}, 7]} | rows[1] | an object with min and max",
        "{'rows': [{'min': 1, 'max': true}]} | rows[0].max | a whole number",
        "{'colour': 'green'} | colour | one of: RED, BLUE",
        "{'weight': 'heavy'} | weight | a whole number",
        "{'fragile': 'very'} | fragile | true or false",
        "{'name': {}} | name | text",
        "{'at': 'tomorrow'} | at | a date and time such as 2026-01-31T12:00:00Z",
        "{'daily': 'noon'} | daily | a time such as 08:00",
        "{'options': 'all'} | options | an object"
      })
  void a_field_that_does_not_fit_is_named_with_what_belongs_there(
      String body, String field, String expected) {
    Map<String, Object> answer = answer(body.replace('\'', '"'), Language.ENGLISH);

    assertThat(answer)
        .containsEntry("type", "https://starpost.dev/problems/malformed-request")
        .containsEntry("field", field)
        .containsEntry("detail", "This call expects " + field + ": " + expected + ".");
  }

  @Test
  void a_body_of_another_shape_is_told_its_fields() {
    assertThat(answer("[1]", Language.ENGLISH))
        .doesNotContainKey("field")
        .containsEntry(
            "detail",
            "This call expects a body: an object with name, rows, colour, weight and daily"
                + " (optional: seats, colours, fragile, at and options).");
  }

  @Test
  void a_field_that_nobody_knows_is_told_those_that_are_known() {
    assertThat(answer("{\"seats\": {\"least\": 2}}", Language.ENGLISH))
        .containsEntry("field", "seats.least")
        .containsEntry("detail", "There is no field seats.least here, only: max, min.");
  }

  @Test
  void what_is_no_json_is_told_where() {
    assertThat(answer("{\n  oops}", Language.ENGLISH))
        .containsEntry("detail", "The body is not JSON: look at line 2, column 3.");
  }

  @Test
  void french_is_spoken_too() {
    assertThat(answer("{\"seats\": 5}", Language.FRENCH))
        .containsEntry("detail", "Cet appel attend seats : un objet avec min et max.");
  }
}
