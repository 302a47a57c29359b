package dev.starpost.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CourseTest {
  private final List<String> applied = new ArrayList<>();

  private List<String> apply(List<String> state, String event) {
    applied.add(event);
    List<String> after = new ArrayList<>(state);
    after.add(event);
    return after;
  }

  @Test
  void what_a_course_has_reached_need_not_be_applied_again() {
    List<String> begun = new ArrayList<>(List.of("before"));
    Course<List<String>, String> course = new Course<>(begun, this::apply);
    Decision<String> decision = course.happens("first").happens("second").accepted();
    assertThat(applied).containsExactly("first", "second");

    Decision.Accepted<String> accepted = (Decision.Accepted<String>) decision;
    assertThat(accepted.after(begun, this::apply)).isSameAs(course.state());
    assertThat(applied).as("not a second time").hasSize(2);
  }

  @Test
  void from_any_other_state_the_events_are_applied() {
    List<String> begun = new ArrayList<>(List.of("before"));
    Course<List<String>, String> course = new Course<>(begun, this::apply);
    Decision.Accepted<String> accepted =
        (Decision.Accepted<String>) course.happens("event").accepted();
    Decision.Accepted<String> bare = (Decision.Accepted<String>) Decision.accepted("event");

    assertThat(accepted.after(List.of("other"), this::apply)).containsExactly("other", "event");
    assertThat(accepted.after(List.of("before"), this::apply))
        .as("equal is not the same")
        .containsExactly("before", "event");
    assertThat(bare.after(begun, this::apply)).containsExactly("before", "event");
    assertThat(bare.<List<String>>after(null, (state, event) -> List.of(event)))
        .containsExactly("event");
    assertThat(bare).isEqualTo(accepted).hasSameHashCodeAs(accepted);
  }
}
