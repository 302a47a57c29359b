package dev.starpost.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeatsTest {
  private static final Seat ANN = Seat.of(1);
  private static final Seat BEN = Seat.of(2);
  private static final Seat CAT = Seat.of(3);

  @Test
  void seats_are_numbered_from_one_and_go_round() {
    assertThat(Seat.first(3)).containsExactly(ANN, BEN, CAT);
    assertThat(ANN.next(3)).isEqualTo(BEN);
    assertThat(CAT.next(3)).isEqualTo(ANN);
    assertThatThrownBy(() -> Seat.of(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Seat.of(9)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_viewer_is_somebody_or_a_spectator() {
    assertThat(Viewer.at(ANN).is(ANN)).isTrue();
    assertThat(Viewer.at(ANN).is(BEN)).isFalse();
    assertThat(Viewer.SPECTATOR.is(ANN)).isFalse();
  }

  @Test
  void a_value_per_seat_is_changed_for_that_seat_only() {
    PerSeat<Integer> scores = PerSeat.all(3, 5);
    assertThat(scores.with(BEN, 7).values()).containsExactly(5, 7, 5);
    assertThat(scores.update(CAT, score -> score + 1).values()).containsExactly(5, 5, 6);
    assertThat(scores.values()).containsExactly(5, 5, 5);
    assertThat(scores.with(CAT, 7).any(score -> score == 7)).isTrue();
    assertThat(scores.any(score -> score == 7)).isFalse();
    assertThat(scores.map((seat, score) -> seat.number() * score).values())
        .containsExactly(5, 10, 15);
    assertThat(PerSeat.filled(2, Seat::number)).isEqualTo(PerSeat.of(List.of(1, 2)));
  }

  @Test
  void equal_results_share_a_rank_and_the_next_rank_is_left_out() {
    Ranking ranking =
        Ranking.of(
            List.of(
                Ranking.Score.of(ANN, 5, 1),
                Ranking.Score.of(BEN, 7, 0),
                Ranking.Score.of(CAT, 5, 1),
                Ranking.Score.of(Seat.of(4), 5, 0)));
    assertThat(ranking.places())
        .extracting(Ranking.Place::seat)
        .containsExactly(BEN, ANN, CAT, Seat.of(4));
    assertThat(ranking.places()).extracting(Ranking.Place::rank).containsExactly(1, 2, 2, 4);
    assertThat(ranking.winners()).containsExactly(BEN);
    assertThat(ranking.of(CAT).rank()).isEqualTo(2);
  }

  @Test
  void who_resigned_ranks_below_everybody_who_stayed() {
    Ranking ranking =
        Ranking.of(List.of(Ranking.Score.of(ANN, 90).resigned(), Ranking.Score.of(BEN, 1)));
    assertThat(ranking.winners()).containsExactly(BEN);
    assertThat(ranking.of(ANN).rank()).isEqualTo(2);
    assertThat(ranking.of(ANN).stayed()).isFalse();
  }

  @Test
  void a_rival_without_a_seat_takes_a_rank_too() {
    Ranking lost = Ranking.against(Ranking.Score.of(ANN, 40), "automa", 41);
    assertThat(lost.winners()).isEmpty();
    assertThat(lost.of(ANN).rank()).isEqualTo(2);
    assertThat(lost.rivals()).containsExactly(new Ranking.Rival("automa", 1, 41, List.of()));
    assertThat(Ranking.against(Ranking.Score.of(ANN, 41), "automa", 40).winners())
        .containsExactly(ANN);
  }

  @Test
  void scores_that_cannot_be_compared_are_a_mistake() {
    assertThatThrownBy(
            () -> Ranking.of(List.of(Ranking.Score.of(ANN, 1, 2), Ranking.Score.of(BEN, 1))))
        .hasMessageContaining("tie-breaks");
  }
}
