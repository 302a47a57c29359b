package dev.starpost.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ViolationsTest {
  private record Seats(@NotNull Integer min, @NotNull Integer max) {}

  private record Parcel(
      @NotNull Seats seats,
      Optional<@Valid Seats> wish,
      @NotNull List<@NotNull String> names,
      @Valid List<Seats> rows,
      @Size(min = 3, max = 20) String label) {}

  /** As a resource would be. */
  static class Resource {
    void send(@NotNull @Valid Parcel parcel) {}

    @NotNull
    String answer() {
      return null;
    }
  }

  private static final Seats TWO = new Seats(2, 2);

  private static ConstraintViolationException sending(Parcel parcel) throws Exception {
    try (ValidatorFactory factory = Validation.buildDefaultValidatorFactory()) {
      return new ConstraintViolationException(
          factory
              .getValidator()
              .forExecutables()
              .validateParameters(
                  new Resource(),
                  Resource.class.getDeclaredMethod("send", Parcel.class),
                  new Object[] {parcel}));
    }
  }

  private static Map<String, Object> answer(Parcel parcel) throws Exception {
    return Violations.problem(sending(parcel)).document(Language.ENGLISH);
  }

  private static Parcel parcel(Seats seats, Optional<Seats> wish, List<String> names) {
    return new Parcel(seats, wish, names, List.of(), "label");
  }

  @Test
  void a_field_that_is_missing_is_named_with_what_belongs_there() throws Exception {
    assertThat(answer(parcel(null, Optional.empty(), List.of())))
        .containsEntry("type", "https://starpost.dev/problems/malformed-request")
        .containsEntry("field", "seats")
        .containsEntry("detail", "This call expects seats: an object with min and max.");
  }

  @Test
  void so_is_one_inside_of_another() throws Exception {
    assertThat(answer(parcel(TWO, Optional.of(new Seats(2, null)), List.of())))
        .containsEntry("detail", "This call expects wish.max: a whole number.");
    assertThat(
            answer(
                new Parcel(
                    TWO, Optional.empty(), List.of(), List.of(TWO, new Seats(null, 2)), "label")))
        .containsEntry("detail", "This call expects rows[1].min: a whole number.");
  }

  @Test
  void so_is_an_entry_of_a_list() throws Exception {
    assertThat(answer(parcel(TWO, Optional.empty(), Arrays.asList("Ann", null))))
        .containsEntry("field", "names[1]")
        .containsEntry("detail", "This call expects names[1]: text.");
  }

  @Test
  void limits_of_a_text_are_told() throws Exception {
    assertThat(answer(new Parcel(TWO, Optional.empty(), List.of(), List.of(), "ab")))
        .containsEntry("detail", "This call expects label: text of 3 to 20 characters.");
  }

  @Test
  void a_body_that_is_missing_is_told_its_fields() throws Exception {
    assertThat(answer(null))
        .doesNotContainKey("field")
        .containsEntry(
            "detail",
            "This call expects a body: an object with seats, names, rows and label (optional:"
                + " wish).");
  }

  @Test
  void of_several_the_first_by_name_is_told() throws Exception {
    assertThat(answer(parcel(null, Optional.empty(), null))).containsEntry("field", "names");
  }

  @Test
  void what_we_answer_ourselves_is_no_fault_of_the_caller() throws Exception {
    try (ValidatorFactory factory = Validation.buildDefaultValidatorFactory()) {
      ConstraintViolationException ours =
          new ConstraintViolationException(
              factory
                  .getValidator()
                  .forExecutables()
                  .validateReturnValue(
                      new Resource(), Resource.class.getDeclaredMethod("answer"), null));

      assertThat(Violations.ofAnswer(ours)).isTrue();
      assertThat(Violations.ofAnswer(sending(null))).isFalse();
    }
  }
}
