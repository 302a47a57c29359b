package dev.starpost.testkit.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;

/**
 * Plays a recorded game again, as a player who checks would do. Under the rules it was played by
 * every decision must come out the same; under later rules only what was stored is folded, and must
 * lead to the same result.
 */
public final class Replay<S, M, E> {
  private final Game<S, M, E> game;

  public Replay(Game<S, M, E> game) {
    this.game = game;
  }

  public void check(RecordedGame recorded) {
    assertThat(new Verification<>(game).check(recorded.toExport()))
        .as("the recorded game, played again")
        .isInstanceOf(VerificationResult.Genuine.class);
  }
}
