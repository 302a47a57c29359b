package dev.starpost.testkit.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.GameExport;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays a game with bots and records it. Now and then somebody takes a decision back or changes an
 * answer, and sometimes somebody resigns.
 */
public final class Recorder<S, M, E> {
  private static final int UNDOES_ONE_IN = 6;
  private static final int RESIGNS_ONE_IN = 200;

  /** So often somebody moves who is not awaited but may change an answer. */
  private static final int SECOND_THOUGHTS_ONE_IN = 10;

  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final Referee<S, M, E> referee;

  public Recorder(Game<S, M, E> game) {
    this.game = game;
    this.rules = game.rules();
    this.referee = new Referee<>(rules);
  }

  /** The same arguments give the same game. */
  public RecordedGame record(Setup setup, long number, AutomaticPlayer player) {
    return play(setup, RecordedGame.noEntropies(setup.players()), number, player);
  }

  /** A game as its players could take it away; what they added to the dice is in seating order. */
  public GameExport export(
      Setup setup, List<String> entropies, long number, AutomaticPlayer player) {
    return play(setup, entropies, number, player).toExport(entropies);
  }

  private RecordedGame play(
      Setup setup, List<String> entropies, long number, AutomaticPlayer player) {
    byte[] seed =
        ByteBuffer.allocate(SealedDice.SEED_BYTES)
            .putLong(SealedDice.SEED_BYTES - Long.BYTES, number)
            .array();
    Recording recording = new Recording(setup, seed, entropies, number, player);
    recording.open();
    while (rules.result(recording.position.state()).isEmpty()) {
      recording.step();
    }
    return recording.toRecord();
  }

  /** A game on its way. */
  private final class Recording {
    private final Setup setup;
    private final byte[] seed;
    private final List<String> entropies;
    private final AutomaticPlayer player;
    private final SplittableRandom random;
    private final List<RecordedGame.RecordedPly> plies = new ArrayList<>();
    private Position<S> position;

    Recording(
        Setup setup, byte[] seed, List<String> entropies, long number, AutomaticPlayer player) {
      this.setup = setup;
      this.seed = seed;
      this.entropies = entropies;
      this.player = player;
      this.random = new SplittableRandom(number);
    }

    void open() {
      follow(referee.open(setup, dice(0)), Optional.empty());
    }

    void step() {
      Seat anybody = setup.seats().get(random.nextInt(setup.players()));
      if (random.nextInt(RESIGNS_ONE_IN) == 0
          && referee.resign(position, anybody, this::dice)
              instanceof Adjudication.Played<S, E> left) {
        follow(left, Optional.empty());
      } else if (position.mayUndo(anybody) && random.nextInt(UNDOES_ONE_IN) == 0) {
        follow(referee.undo(position, anybody), Optional.empty());
      } else {
        decide();
      }
    }

    private void decide() {
      S state = position.state();
      List<Seat> awaited = List.copyOf(rules.awaiting(state));
      Seat by = awaited.get(random.nextInt(awaited.size()));
      if (random.nextInt(SECOND_THOUGHTS_ONE_IN) == 0) {
        Seat other = setup.seats().get(random.nextInt(setup.players()));
        by = rules.options(state, other).isEmpty() ? by : other;
      }
      M move = player.decide(new DecisionPoint<>(rules, state, setup.players(), by), random);
      follow(referee.play(position, by, move, this::dice), Optional.of(move));
    }

    private void follow(Adjudication<S, E> adjudication, Optional<M> move) {
      if (!(adjudication instanceof Adjudication.Played<S, E> played)) {
        throw new IllegalStateException("the referee refused " + move + ": " + adjudication);
      }
      plies.add(recorded(played.ply(), move));
      position = played.position();
    }

    private Dice dice(long drawn) {
      return SealedDice.of(seed, entropies, drawn);
    }

    RecordedGame toRecord() {
      return new RecordedGame(
          game.id(),
          game.rulesVersion(),
          setup.players(),
          setup.options(),
          HexFormat.of().formatHex(seed),
          plies,
          rules.result(position.state()).orElseThrow());
    }
  }

  private RecordedGame.RecordedPly recorded(Ply<E> ply, Optional<M> move) {
    return new RecordedGame.RecordedPly(
        ply.kind(),
        ply.by(),
        move.map(made -> (ObjectNode) GameJson.tree(made)),
        ply.events().stream().map(GameJson::tree).toList(),
        ply.drawn(),
        ply.mayTakeBack(),
        ply.severalUndone());
  }
}
