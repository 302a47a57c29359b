package dev.starpost.testkit.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import dev.starpost.kernel.play.Verdict;
import dev.starpost.testkit.record.RecordedGame.RecordedPly;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Plays a recorded game again. Under the rules it was played by every decision must come out the
 * same; under later rules only what was stored is folded, and must lead to the same result.
 */
public final class Replay<S, M, E> {
  private final Game<S, M, E> game;
  private final Referee<S, M, E> referee;

  public Replay(Game<S, M, E> game) {
    this.game = game;
    this.referee = new Referee<>(game.rules());
  }

  public void check(RecordedGame recorded) throws JsonProcessingException {
    assertThat(recorded.game()).as("the recorded game").isEqualTo(game.id());
    Position<S> stored = referee.unopened(recorded.players());
    for (RecordedPly ply : recorded.plies()) {
      Position<S> before = stored;
      stored = referee.fold(before, stored(ply));
      if (recorded.rulesVersion() == game.rulesVersion()) {
        decideAgain(recorded, ply, before, stored);
      }
    }
    assertThat(game.rules().result(stored.state()))
        .as("the result of the recorded game")
        .contains(recorded.result());
  }

  private void decideAgain(
      RecordedGame recorded, RecordedPly ply, Position<S> before, Position<S> after)
      throws JsonProcessingException {
    Verdict<S, E> verdict = verdict(recorded, ply, before);
    if (!(verdict instanceof Verdict.Played<S, E> played)) {
      throw new AssertionError("version " + after.version() + " is now refused: " + verdict);
    }
    List<JsonNode> events = played.ply().events().stream().map(GameJson::tree).toList();
    assertThat(events).as("events of version %s", after.version()).isEqualTo(ply.events());
    assertThat(played.position()).as("version %s", after.version()).isEqualTo(after);
  }

  private Verdict<S, E> verdict(RecordedGame recorded, RecordedPly ply, Position<S> before)
      throws JsonProcessingException {
    byte[] seed = HexFormat.of().parseHex(recorded.seed());
    LongFunction<Dice> dice =
        drawn -> SealedDice.of(seed, Recorder.noEntropy(recorded.players()), drawn);
    return switch (ply.kind()) {
      case OPENING ->
          referee.open(new Setup(recorded.players(), recorded.options()), dice.apply(0));
      case TAKING_BACK -> referee.takeBack(before, ply.by().orElseThrow());
      case RESIGNATION -> referee.resign(before, ply.by().orElseThrow(), dice);
      case DECISION -> referee.play(before, ply.by().orElseThrow(), move(ply), dice);
    };
  }

  private M move(RecordedPly ply) throws JsonProcessingException {
    return GameJson.mapper().treeToValue(ply.move().orElseThrow(), game.moveType());
  }

  private Ply<E> stored(RecordedPly ply) throws JsonProcessingException {
    List<E> events = new ArrayList<>();
    for (JsonNode event : ply.events()) {
      events.add(GameJson.mapper().treeToValue(event, game.eventType()));
    }
    return new Ply<>(ply.kind(), ply.by(), events, ply.drawn(), ply.mayTakeBack());
  }
}
