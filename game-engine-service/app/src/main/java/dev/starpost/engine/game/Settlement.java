package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.Optional;

/**
 * Makes a ruling of what a command leads to: the clocks are set, and everything is put into a
 * commit.
 *
 * @param now when the command arrived
 */
record Settlement<S, M, E>(
    HostedGame<S, M, E> game, GameCommand command, Instant now, Diary diary) {

  static Ruling denied(Denial denial) {
    return new Ruling.Denied(denial);
  }

  /** What the referee says to a step of the game. */
  Ruling decided(Adjudication<S, E> adjudication, Optional<String> move) {
    if (adjudication instanceof Adjudication.Refused<S, E> refused) {
      return denied(Denial.illegal(refused.refusal(), game.kind().game().texts()));
    }
    if (!(adjudication instanceof Adjudication.Played<S, E> played)) {
      return denied(Denial.nothingAsked());
    }
    return accepted(played, move, game.attendance().after(played.ply()));
  }

  /** Something happens beside the game. */
  Ruling aside(Ply.Kind kind, Seat seat, Attendance after) {
    return accepted(
        game.kind().referee().outsideRules(game.position(), kind, seat), Optional.empty(), after);
  }

  private Ruling accepted(
      Adjudication.Played<S, E> played, Optional<String> move, Attendance attendance) {
    HostedGame<S, M, E> next = timed(game.at(played.position(), attendance), played.ply());
    boolean follows = next.attendance().equals(game.attendance().after(played.ply()));
    return new Ruling.Accepted(
        next.commit(
            played.ply(),
            command,
            move,
            follows ? Optional.empty() : Optional.of(next.attendance()),
            Facts.of(game, next, played.ply()),
            now),
        next);
  }

  /** The game with its clocks set, after that step. */
  private HostedGame<S, M, E> timed(HostedGame<S, M, E> next, Ply<E> ply) {
    return next.at(next.position(), timed(next, ply, now, diary));
  }

  static Attendance timed(HostedGame<?, ?, ?> next, Ply<?> ply, Instant now, Diary diary) {
    Opening opening = next.opening();
    var moment =
        new Clocks.Moment(ply, next.awaitedPersons(), now, seat -> hoursOf(opening, seat, diary));
    return opening
        .clockRules()
        .map(rules -> next.attendance().timed(clocks -> clocks.after(moment, rules.control())))
        .orElse(next.attendance());
  }

  private static Hours hoursOf(Opening opening, Seat seat, Diary diary) {
    return diary.hoursOf(opening.players().get(seat.index()).account());
  }
}
