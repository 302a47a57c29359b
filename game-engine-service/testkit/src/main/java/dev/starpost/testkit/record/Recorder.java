package dev.starpost.testkit.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Player;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import dev.starpost.kernel.play.Verdict;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** Plays a game with bots and records it. Now and then somebody takes a decision back. */
public final class Recorder<S, M, E> {
  private static final int TAKES_BACK_ONE_IN = 6;
  private static final int SEED_BYTES = 32;

  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final Referee<S, M, E> referee;

  public Recorder(Game<S, M, E> game) {
    this.game = game;
    this.rules = game.rules();
    this.referee = new Referee<>(rules);
  }

  /** The same arguments give the same game. */
  public RecordedGame record(Setup setup, long number, Player player) {
    byte[] seed = ByteBuffer.allocate(SEED_BYTES).putLong(SEED_BYTES - Long.BYTES, number).array();
    LongFunction<Dice> dice = drawn -> SealedDice.of(seed, noEntropy(setup.players()), drawn);
    SplittableRandom random = new SplittableRandom(number);
    List<RecordedGame.RecordedPly> plies = new ArrayList<>();

    Verdict.Played<S, E> opened = referee.open(setup, dice.apply(0));
    plies.add(recorded(opened.ply(), Optional.empty()));
    Position<S> position = opened.position();
    while (rules.result(position.state()).isEmpty()) {
      Optional<Seat> regrets = regrets(position, setup, random);
      Optional<M> move = Optional.empty();
      Verdict<S, E> verdict;
      if (regrets.isPresent()) {
        verdict = referee.takeBack(position, regrets.get());
      } else {
        List<Seat> awaited = List.copyOf(rules.awaiting(position.state()));
        Seat by = awaited.get(random.nextInt(awaited.size()));
        S state = position.state();
        move = Optional.of(player.decide(rules, state, by, rules.options(state, by), random));
        verdict = referee.play(position, by, move.get(), dice);
      }
      if (!(verdict instanceof Verdict.Played<S, E> played)) {
        throw new IllegalStateException("the referee refused " + move + ": " + verdict);
      }
      plies.add(recorded(played.ply(), move));
      position = played.position();
    }
    return new RecordedGame(
        game.id(),
        game.rulesVersion(),
        setup.players(),
        setup.options(),
        HexFormat.of().formatHex(seed),
        plies,
        rules.result(position.state()).orElseThrow());
  }

  static List<String> noEntropy(int players) {
    return Seat.first(players).stream().map(seat -> "").toList();
  }

  private Optional<Seat> regrets(Position<S> position, Setup setup, SplittableRandom random) {
    return setup.seats().stream()
        .filter(position::mayTakeBack)
        .filter(seat -> random.nextInt(TAKES_BACK_ONE_IN) == 0)
        .findFirst();
  }

  private RecordedGame.RecordedPly recorded(Ply<E> ply, Optional<M> move) {
    return new RecordedGame.RecordedPly(
        ply.by(),
        move.map(made -> (ObjectNode) GameJson.tree(made)),
        ply.events().stream().map(GameJson::tree).toList(),
        ply.drawn(),
        ply.mayTakeBack());
  }
}
