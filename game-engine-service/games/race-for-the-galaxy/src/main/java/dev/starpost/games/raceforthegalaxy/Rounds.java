package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** RFTG-4.1, RFTG-10: the course of a round, and its end. */
public final class Rounds {
  /** RFTG-10.1. */
  public static final int HAND_LIMIT = 10;

  /** RFTG-10.3. */
  private static final int FULL_TABLEAU = 12;

  private Rounds() {}

  /** Nobody is awaited: what was asked is carried out. */
  static void goOn(Play play) {
    switch (play.game().round().stage()) {
      case START -> Starting.resolve(play);
      case ORB_SETUP -> OrbSetup.next(play);
      case ACTIONS -> Choosing.resolve(play);
      case EXPLORE -> Exploring.resolve(play);
      case DEVELOP -> Developing.resolve(play);
      case SETTLE -> Settling.resolve(play);
      case CONSUME -> nextPhase(play);
      case PRODUCE -> Producing.resolve(play);
    }
  }

  /** The players with their sealed answers, which are opened now. */
  static PerSeat<Player> answers(Play play) {
    PerSeat<Player> sealed = play.game().players();
    for (Seat seat : sealed.seats()) {
      if (sealed.get(seat).answer().isPresent()) {
        play.happens(new AnswerEvent.AnswersOpened());
        return sealed;
      }
    }
    return sealed;
  }

  /** Opens the sealed answers and carries them out, clockwise from the first seat. */
  static void carryOutAnswers(Play play) {
    PerSeat<Player> answers = answers(play);
    for (Seat seat : play.game().order()) {
      Optional<RaceMove> answer = answers.get(seat).answer();
      if (answer.isPresent()) {
        answer.get().carryOut(play, seat);
      }
    }
  }

  /** Those who have not left, clockwise from the first seat, and for whom this holds. */
  static List<Seat> seats(Race game, Predicate<Player> claim) {
    return all(game, player -> !player.resigned() && claim.test(player));
  }

  /** The same, also of those who have left. */
  private static List<Seat> all(Race game, Predicate<Player> claim) {
    List<Seat> order = game.order();
    int places = 0;
    for (int i = 0; i < order.size(); i++) {
      places |= claim.test(game.player(order.get(i))) ? 1 << i : 0;
    }
    return game.some(places);
  }

  /** A new round: everybody chooses, and whoever has too many cards discards (RFTG-18.3). */
  static void begin(Play play) {
    play.happens(
        new RoundEvent.RoundBegun(play.game().round().number() + 1, play.game().openScores()));
    play.ask(Ask.ACTIONS, seats(play.game(), player -> true));
  }

  /** RFTG-4.1, RFTG-4.2: the next phase that somebody has chosen, or the end of the round. */
  static void nextPhase(Play play) {
    Race game = play.game();
    Stage stage = game.round().stage();
    if (game.round().pass() == 0 && stage.mayRepeat() && times(game, stage) > 1) {
      begin(play, stage, 1);
      return;
    }
    for (Stage phase : Stage.PHASES) {
      if (phase.compareTo(stage) > 0 && times(game, phase) > 0) {
        begin(play, phase, 0);
        return;
      }
    }
    end(play);
  }

  /** RFTG-4.8: how often the phase was chosen by one player. */
  private static int times(Race game, Stage phase) {
    int most = 0;
    for (Seat seat : game.seats()) {
      most = Math.max(most, game.player(seat).chose(phase));
    }
    return most;
  }

  /** RFTG-4.2. */
  static void begin(Play play, Stage phase, int pass) {
    List<Seat> chosenBy = all(play.game(), player -> player.chose(phase) > pass);
    play.happens(new RoundEvent.PhaseBegun(phase, pass, chosenBy));
    switch (phase) {
      case EXPLORE -> Exploring.begin(play);
      case DEVELOP -> Developing.begin(play);
      case SETTLE -> Settling.begin(play);
      case CONSUME -> Consuming.begin(play);
      case PRODUCE -> Producing.begin(play);
      case START, ORB_SETUP, ACTIONS -> throw new IllegalStateException(phase + " is no phase");
    }
  }

  private static void end(Play play) {
    Optional<EndCause> cause = lastRound(play.game());
    if (cause.isEmpty()) {
      begin(play);
      return;
    }
    for (Seat seat : play.game().order()) {
      // RFTG-18.7: nobody looks at these hands again, so that any cards will do
      Cards hand = play.player(seat).hand();
      int many = Math.max(0, hand.size() - HAND_LIMIT);
      play.trim(seat, Cards.of(hand.list().subList(0, many)));
    }
    end(play, cause.get());
  }

  /** Everybody's points are told, those who have filled their tableau, and who wins. */
  static void end(Play play, EndCause cause) {
    Race game = play.game();
    Ranking ranking = ranking(game);
    play.happens(
        new RoundEvent.Ended(
            cause,
            all(game, Rounds::isFull),
            game.scores(),
            isTieBroken(ranking),
            ranking.places().stream().filter(Rounds::wins).map(Ranking.Place::seat).toList()));
  }

  /** RFTG-10.9: points, then cards in hand and goods. */
  public static Ranking ranking(Race game) {
    return Ranking.of(game.seats().stream().map(seat -> score(game, seat)).toList());
  }

  private static Ranking.Score score(Race game, Seat seat) {
    Player player = game.player(seat);
    int tieBreak = player.hand().size() + player.tableau().goods();
    Ranking.Score score = Ranking.Score.of(seat, game.score(seat), tieBreak);
    return player.resigned() ? score.resigned() : score;
  }

  private static boolean wins(Ranking.Place place) {
    return place.rank() == 1;
  }

  private static boolean isTieBroken(Ranking ranking) {
    int best = ranking.places().stream().filter(Rounds::wins).findFirst().orElseThrow().points();
    return ranking.places().stream()
        .anyMatch(place -> !wins(place) && place.stayed() && place.points() == best);
  }

  private static boolean isFull(Player player) {
    return player.tableau().size() >= FULL_TABLEAU;
  }

  /** RFTG-10.3: why this round is the last; nothing if it is not. */
  private static Optional<EndCause> lastRound(Race game) {
    if (game.players().any(Rounds::isFull)) {
      return Optional.of(EndCause.TABLEAU);
    }
    if (game.pool() <= 0) {
      return Optional.of(EndCause.CHIPS);
    }
    boolean explored = game.orb().isPresent() && game.theOrb().deck().isEmpty();
    return explored ? Optional.of(EndCause.ORB) : Optional.empty();
  }
}
