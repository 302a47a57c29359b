package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Builds the commit of an accepted command: sets the clocks, gathers the facts that everybody is
 * told, and writes down what is stored.
 *
 * @param now when the command arrived
 */
record CommitBuilder(GameCommand command, Instant now, RestHours restHours) {

  /** The commit with which a game begins. */
  <S, M, E> CommandDecision opening(HostedGame<S, M, E> untimed, Ply<E> ply) {
    HostedGame<S, M, E> opened = timed(untimed, ply);
    Optional<Roster> stored = opened.roster().clocks().map(clocks -> opened.roster());
    List<GameFact> facts = Facts.ofOpening(command.commandId(), opened);
    return new CommandDecision.Accepted(
        commit(opened, ply, Optional.empty(), stored, facts), opened);
  }

  /** The commit of a step of the game, if the referee lets it pass. */
  <S, M, E> CommandDecision adjudicated(
      HostedGame<S, M, E> before, Adjudication<S, E> adjudication, Optional<String> move) {
    if (adjudication instanceof Adjudication.Refused<S, E> refused) {
      return new CommandDecision.Refused(CommandRefusal.illegal(refused.refusal(), before.texts()));
    }
    if (!(adjudication instanceof Adjudication.Played<S, E> played)) {
      return new CommandDecision.Refused(CommandRefusal.nothingAsked());
    }
    return accepted(before, played, move, before.roster().after(played.ply()));
  }

  /** The commit of something that the rules know nothing of. */
  <S, M, E> CommandDecision outsideRules(
      HostedGame<S, M, E> before, Ply.Kind kind, Seat seat, Roster after) {
    return accepted(
        before,
        before.kind().referee().outsideRules(before.position(), kind, seat),
        Optional.empty(),
        after);
  }

  private <S, M, E> CommandDecision accepted(
      HostedGame<S, M, E> before,
      Adjudication.Played<S, E> played,
      Optional<String> move,
      Roster roster) {
    Ply<E> ply = played.ply();
    HostedGame<S, M, E> next = timed(before.at(played.position(), roster), ply);
    boolean follows = next.roster().equals(before.roster().after(ply));
    Optional<Roster> stored = follows ? Optional.empty() : Optional.of(next.roster());
    return new CommandDecision.Accepted(
        commit(next, ply, move, stored, Facts.of(before, next, ply)), next);
  }

  /** The game with its clocks set, after that step. */
  private <S, M, E> HostedGame<S, M, E> timed(HostedGame<S, M, E> next, Ply<E> ply) {
    GameOpening opening = next.opening();
    var moment = new Clocks.Moment(ply, next.awaitedPersons(), now, seat -> hoursOf(opening, seat));
    return opening
        .clockRules()
        .map(rules -> next.roster().timed(clocks -> clocks.after(moment, rules.control())))
        .map(roster -> next.at(next.position(), roster))
        .orElse(next);
  }

  private Hours hoursOf(GameOpening opening, Seat seat) {
    return restHours.hoursOf(opening.players().get(seat.index()).account());
  }

  /** The commit that led to this version of the game. */
  private <E> Commit commit(
      HostedGame<?, ?, E> game,
      Ply<E> ply,
      Optional<String> move,
      Optional<Roster> changed,
      List<GameFact> facts) {
    return new Commit(
        game.gameId(),
        game.version(),
        command.commandId(),
        Fingerprint.of(command),
        game.kind().game().rulesVersion(),
        ply.kind(),
        ply.by(),
        move,
        ply.events().stream().map(GameText::of).toList(),
        ply.drawn(),
        ply.mayTakeBack(),
        ply.severalUndone(),
        now,
        game.version() == 1 ? Optional.of(game.opening().write()) : Optional.empty(),
        changed.map(Roster::write),
        announcement(game, facts));
  }

  private Announcement announcement(HostedGame<?, ?, ?> game, List<GameFact> facts) {
    List<GameCommit.BotTurn> bots = game.botTurns();
    return Announcement.of(
        new GameCommit(
            game.gameId(),
            game.kind().name(),
            game.version(),
            now,
            game.awaiting().stream().map(Seat::number).toList(),
            facts,
            bots,
            bots.isEmpty() ? Optional.empty() : game.opening().firstPerson(),
            game.deadlines()));
  }
}
