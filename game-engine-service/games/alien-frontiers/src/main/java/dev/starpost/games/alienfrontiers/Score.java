package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/** §8 End and score. */
public final class Score {
  private Score() {}

  /** AF-8.2: the score as it stands. */
  public static int of(AlienFrontiers game, Seat seat) {
    int score = game.colonies().of(seat);
    for (Territory territory : Territory.ALL) {
      if (game.colonies().controllerIndex(territory) == seat.index()) {
        score += game.fields().isOn(Field.POSITRON, territory) ? 2 : 1; // AF-6.2
      }
    }
    for (int bits = game.player(seat).cards().bits(); bits != 0; bits &= bits - 1) {
      score += BOX.techCards().get(Integer.numberOfTrailingZeros(bits)).points().orElse(0);
    }
    return score;
  }

  /** AF-8.3: more cards, then more ore, then more fuel break ties. */
  public static Optional<Ranking> result(AlienFrontiers game) {
    return game.over() ? Optional.of(ranking(game)) : Optional.empty();
  }

  /** AF-8.1: it is over, and everybody sees why and who has won. */
  static void end(Course<AlienFrontiers, FrontiersEvent> course, Optional<Seat> placedLast) {
    AlienFrontiers game = course.state();
    course.happens(
        new TurnEvent.Ended(
            placedLast,
            PerSeat.filled(game.players().size(), seat -> of(game, seat)),
            ranking(game).winners()));
  }

  private static Ranking ranking(AlienFrontiers game) {
    return Ranking.of(game.seats().stream().map(seat -> ranked(game, seat)).toList());
  }

  private static Ranking.Score ranked(AlienFrontiers game, Seat seat) {
    Player player = game.player(seat);
    Ranking.Score score =
        Ranking.Score.of(
            seat, of(game, seat), player.cards().size(), player.held().ore(), player.held().fuel());
    return player.resigned() ? score.resigned() : score; // AF-8.5
  }
}
