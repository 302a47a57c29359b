package dev.starpost.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever has much to do keeps nobody waiting who has little. */
class FairQueueTest {
  private final FairQueue<String> queue = new FairQueue<>();

  private void add(String whose, int from, int to) {
    for (int i = from; i <= to; i++) {
      queue.add(whose, whose + i);
    }
  }

  private List<String> next(int count) {
    List<String> served = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      queue.next().ifPresent(served::add);
    }
    return served;
  }

  @Test
  void whoever_comes_with_one_thing_is_served_before_the_many_of_another() {
    add("eve", 1, 40);
    assertThat(next(2)).containsExactly("eve1", "eve2");
    add("ann", 1, 1);
    assertThat(next(2)).containsExactly("ann1", "eve3");
    assertThat(queue.size()).isEqualTo(37);
  }

  @Test
  void and_so_is_whoever_comes_again_and_again() {
    add("eve", 0, 40);
    assertThat(next(1)).containsExactly("eve0");
    List<String> served = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      add("ann", i, i);
      served.addAll(next(2));
    }
    assertThat(served)
        .containsExactly(
            "ann1", "eve1", "ann2", "eve2", "ann3", "eve3", "ann4", "eve4", "ann5", "eve5");
  }

  @Test
  void those_with_much_to_do_share_evenly_and_keep_their_own_order() {
    add("eve", 1, 3);
    add("bob", 1, 2);
    add("ann", 1, 1);
    assertThat(next(9)).containsExactly("eve1", "bob1", "ann1", "eve2", "bob2", "eve3");
    assertThat(queue.next()).isEmpty();
    assertThat(queue.size()).isZero();
  }

  @Test
  void nobody_is_kept_waiting_by_those_who_come_and_go() {
    add("eve", 1, 2);
    assertThat(next(1)).containsExactly("eve1");
    List<String> others = new ArrayList<>();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 3; i++) {
        queue.add("guest" + i, "guest" + i);
      }
      others.addAll(next(3));
    }
    assertThat(others).as("guests who were served wait for her").contains("eve2");
  }

  @Test
  void only_so_many_are_remembered() {
    queue.add("eve", "eve1");
    queue.next();
    for (int i = 0; i < 10_000; i++) {
      queue.add("guest" + i, "");
      queue.next();
    }
    add("bob", 1, 1);
    add("eve", 2, 2);
    assertThat(next(2)).as("both are new").containsExactly("bob1", "eve2");
  }
}
