package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import dev.starpost.kernel.play.Verdict;
import java.time.Instant;
import java.util.Optional;

/** What a game says to one command. */
final class Judgement<S, M, E> {
  private static final String NOT_AN_OPTION = "not-an-option";

  /** Ending a game without a result is a rule of the house, not of any game. */
  private static final String CANCELLATION_RULE = "HOUSE-2";

  private final HostedGame<S, M, E> game;
  private final GameCommand command;
  private final Instant now;

  Judgement(HostedGame<S, M, E> game, GameCommand command, Instant now) {
    this.game = game;
    this.command = command;
    this.now = now;
  }

  Ruling rule() {
    if (command instanceof GameCommand.SeatCommand of) {
      return isSeat(of.seat()) ? rule(of, Seat.of(of.seat())) : denied(Denial.nothingAsked());
    }
    if (command instanceof GameCommand.BotMove move && isSeat(move.seat())) {
      return botMove(move, Seat.of(move.seat()));
    }
    return denied(
        command instanceof GameCommand.StartGame
            ? Denial.badStart("started-already")
            : Denial.nothingAsked());
  }

  private boolean isSeat(int number) {
    return number >= 1 && number <= game.opening().players().size();
  }

  private Ruling rule(GameCommand.SeatCommand of, Seat seat) {
    if (of instanceof GameCommand.Move move) {
      return move(move, seat);
    }
    if (game.attendance().aborted()) {
      return denied(Denial.over());
    }
    if (isStale(seat, of.known())) {
      return denied(Denial.stale());
    }
    if (of instanceof GameCommand.Undo) {
      return isKeptByBot(seat)
          ? denied(Denial.keptByBot())
          : decided(referee().takeBack(position(), seat), Optional.empty());
    }
    if (of instanceof GameCommand.Resign) {
      return decided(referee().resign(position(), seat, game.opening()::dice), Optional.empty());
    }
    return of instanceof GameCommand.Cancel ? cancel(seat) : takeBackSeat(seat);
  }

  private Ruling move(GameCommand.Move wanted, Seat seat) {
    Optional<Question> question = game.question(seat);
    if (question.isEmpty()) {
      return denied(Denial.nothingAsked());
    }
    if (isKeptByBot(seat)) {
      return denied(Denial.keptByBot());
    }
    if (isStale(seat, wanted.known())) {
      return denied(Denial.stale());
    }
    Optional<M> move = read(wanted.move());
    if (move.isEmpty()) {
      Refusal unreadable = Refusal.of(question.get().rule(), NOT_AN_OPTION);
      return denied(Denial.illegal(unreadable, game.kind().game().texts()));
    }
    return decided(
        referee().play(position(), seat, move.get(), game.opening()::dice), move.map(GameText::of));
  }

  /** A bot answers exactly the question that is asked of a bot. */
  private Ruling botMove(GameCommand.BotMove answer, Seat seat) {
    boolean asked =
        game.awaiting().contains(seat)
            && isKeptByBot(seat)
            && position().askedAt().get(seat) == answer.question();
    Optional<M> move = asked ? read(answer.move()) : Optional.empty();
    if (move.isEmpty()) {
      return denied(Denial.nothingAsked());
    }
    return decided(
        referee().playForSeat(position(), seat, move.get(), game.opening()::dice),
        move.map(GameText::of));
  }

  private Ruling takeBackSeat(Seat seat) {
    Keeper keeper = game.attendance().keeper(seat);
    if (game.isFinished()) {
      return denied(Denial.over());
    }
    if (!keeper.isLeft()) {
      return denied(Denial.notTakenOver());
    }
    if (!keeper.mayReturn()) {
      return denied(Denial.seatLost());
    }
    return aside(Ply.Kind.RETURN, seat, game.attendance().with(seat, keeper.takenBack()));
  }

  /**
   * Before everybody has moved once a game can be called off by anybody; later by all who play it.
   */
  private Ruling cancel(Seat seat) {
    Attendance attendance = game.attendance();
    if (game.isFinished()) {
      return denied(Denial.over());
    }
    if (!attendance.keeper(seat).isPerson()) {
      return denied(Denial.keptByBot());
    }
    if (attendance.agreed().contains(seat)) {
      Refusal again = Refusal.of(CANCELLATION_RULE, "agreed-already");
      return denied(Denial.illegal(again, game.kind().game().texts()));
    }
    Attendance agreed = attendance.agreedBy(seat);
    return !attendance.hasEverybodyMoved() || agreed.isAgreedByAll()
        ? aside(Ply.Kind.ABORT, seat, agreed.abort())
        : aside(Ply.Kind.CANCELLATION, seat, agreed);
  }

  private boolean isKeptByBot(Seat seat) {
    return game.botFor(seat).isPresent();
  }

  private boolean isStale(Seat seat, Optional<Long> known) {
    return known.isPresent()
        && (known.get() < position().askedAt().get(seat) || known.get() > game.version());
  }

  private Optional<M> read(ObjectNode move) {
    try {
      return Optional.of(GameJson.mapper().treeToValue(move, game.kind().game().moveType()));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private Ruling decided(Verdict<S, E> verdict, Optional<String> move) {
    if (verdict instanceof Verdict.Refused<S, E> refused) {
      return denied(Denial.illegal(refused.refusal(), game.kind().game().texts()));
    }
    if (!(verdict instanceof Verdict.Played<S, E> played)) {
      return denied(Denial.nothingAsked());
    }
    return accepted(played, move, game.attendance().after(played.ply()));
  }

  private Ruling aside(Ply.Kind kind, Seat seat, Attendance after) {
    return accepted(referee().aside(position(), kind, seat), Optional.empty(), after);
  }

  private Ruling accepted(
      Verdict.Played<S, E> played, Optional<String> move, Attendance attendance) {
    HostedGame<S, M, E> next = game.at(played.position(), attendance);
    boolean follows = attendance.equals(game.attendance().after(played.ply()));
    return new Ruling.Accepted(
        next.commit(
            played.ply(),
            command,
            move,
            follows ? Optional.empty() : Optional.of(attendance),
            Facts.of(game, next, played.ply()),
            now),
        next);
  }

  private static Ruling denied(Denial denial) {
    return new Ruling.Denied(denial);
  }

  private Position<S> position() {
    return game.position();
  }

  private Referee<S, M, E> referee() {
    return game.kind().referee();
  }
}
