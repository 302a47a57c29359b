package dev.starpost.lobby.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SaidTextTest {
  private static final int MOST = 100;

  @Test
  void letters_that_come_in_pieces_count_once() {
    String given = "e\u0301".repeat(MOST);

    assertThat(SaidText.fit(given, MOST, "")).contains("é".repeat(MOST));
    assertThat(SaidText.fit(given + "e", MOST, "")).isEmpty();
  }

  @Test
  void lines_end_in_one_way() {
    assertThat(SaidText.fit("a\r\nb\rc\n", MOST, "\n")).contains("a\nb\nc\n");
    assertThat(SaidText.fit("a\nb", MOST, "")).isEmpty();
  }

  @Test
  void what_takes_long_to_normalise_is_refused_though_it_is_short_enough() {
    assertThat(SaidText.fit(HostileText.ofBytes(128), MOST, "")).isEmpty();
  }

  @Test
  @Timeout(60)
  void what_is_far_too_long_is_refused_before_it_is_normalised() {
    assertThat(SaidText.fit(HostileText.endless(), MOST, "")).isEmpty();
    // With letters in between, so that only its length is wrong.
    assertThat(SaidText.fit((HostileText.ofBytes(32) + "b").repeat(MOST), MOST, "")).isEmpty();
  }

  @Test
  void blanks_around_a_message_do_not_count() {
    String blanks = " \n".repeat(30_000);

    assertThat(Chat.text(blanks + "x".repeat(Chat.LONGEST) + blanks)).hasSize(Chat.LONGEST);
    assertThatThrownBy(() -> Chat.text(blanks))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.BAD_MESSAGE));
  }
}
