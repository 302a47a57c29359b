package dev.starpost.games.salvage;

import dev.starpost.kernel.Course;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/** §7 End: the most cargo, then the strongest hand (SV-7.2). */
public final class Scoring {
  private Scoring() {}

  public static Optional<Ranking> result(Salvage game) {
    return game.over() ? Optional.of(ranking(game)) : Optional.empty();
  }

  /** SV-7.1: it is over, and everybody sees who has won. */
  static void end(Course<Salvage, SalvageEvent> course) {
    Salvage game = course.state();
    course.happens(
        new RoundEvent.Ended(game.hands(), game.cargo(), ranking(game).winners(), game.resigned()));
  }

  private static Ranking ranking(Salvage game) {
    return Ranking.of(game.seats().stream().map(seat -> score(game, seat)).toList());
  }

  private static Ranking.Score score(Salvage game, Seat seat) {
    int strength = game.hands().get(seat).strength();
    Ranking.Score score = Ranking.Score.of(seat, game.cargo().get(seat), strength);
    return game.resigned().contains(seat) ? score.resigned() : score; // SV-8.2
  }
}
