package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.engine.game.clock.ClockRules;
import dev.starpost.engine.game.clock.TimeControl;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptionsSchema.Reading;
import java.time.Instant;
import java.util.Optional;

/** Handler of the command that starts a game: opens it, or refuses what cannot be opened so. */
final class StartGameHandler<S, M, E> {
  private final GameKind<S, M, E> kind;
  private final CommitBuilder commits;

  StartGameHandler(GameKind<S, M, E> kind, CommitBuilder commits) {
    this.kind = kind;
    this.commits = commits;
  }

  CommandDecision decide(StartGame command, String seed, Instant now) {
    try {
      ClockRules.of(command.clock());
    } catch (TimeControl.BadClock e) {
      return refused(CommandRefusal.badStart("bad-clock"));
    }
    Reading reading = kind.game().options().read(command.options());
    if (reading instanceof Reading.Wrong wrong) {
      return refused(wrong.refusal());
    }
    Setup setup = new Setup(command.players().size(), ((Reading.Read) reading).options());
    Optional<OptionRefused> refused = kind.game().refuses(setup);
    if (refused.isPresent()) {
      return refused(refused.get());
    }
    GameOpening opening = GameOpening.of(command, setup.options(), seed, now);
    Adjudication.Played<S, E> played = kind.referee().open(setup, opening.dice(0));
    var opened = new HostedGame<>(kind, opening, played.position(), Roster.at(opening), 0);
    return commits.opening(opened, played.ply());
  }

  private CommandDecision refused(OptionRefused option) {
    return refused(CommandRefusal.badStart(option, kind.game().texts()));
  }

  private static CommandDecision refused(CommandRefusal refusal) {
    return new CommandDecision.Refused(refusal);
  }
}
