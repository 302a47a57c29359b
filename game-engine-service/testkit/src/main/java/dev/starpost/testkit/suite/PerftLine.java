package dev.starpost.testkit.suite;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.Position;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * What one seat can do at one position.
 *
 * @param options how many options are listed
 * @param moves how many moves they admit
 * @param replies how many moves everybody has after each of {@link #some} of them
 * @param digest a checksum of those moves, what they lead to and what is admitted then
 */
record PerftLine(
    String file, long version, Seat seat, int options, long moves, long replies, long digest) {

  static final String HEADING =
      "# file version seat | options, moves, replies to some of them, checksum of what they lead to";

  /** Of each option so many moves are followed: what differs by one card leads to the same. */
  private static final int FOLLOWED = 5;

  /** Among so many, so that a choice of seven from twenty is not written out. */
  private static final int LOOKED_AT = 100;

  /** A line for each seat that can do something. */
  static <S, M, E> List<String> of(Game<S, M, E> game, String file, Position<S> position) {
    List<String> lines = new ArrayList<>();
    for (Seat seat : position.askedAt().seats()) {
      List<Option<M>> options = game.rules().options(position.state(), seat);
      if (!options.isEmpty()) {
        lines.add(of(game.rules(), file, position, seat, options).toString());
      }
    }
    return lines;
  }

  private static <S, M, E> PerftLine of(
      Rules<S, M, E> rules, String file, Position<S> position, Seat seat, List<Option<M>> options) {
    CRC32 digest = new CRC32();
    long replies = 0;
    for (Option<M> option : options) {
      add(option.choose().stream().map(PerftLine::admitted).toList(), digest);
      for (M move : some(option)) {
        S after = after(rules, position, seat, move, digest);
        for (Seat next : position.askedAt().seats()) {
          replies += moves(rules.options(after, next));
        }
      }
    }
    return new PerftLine(
        file, position.version(), seat, options.size(), moves(options), replies, digest.getValue());
  }

  private static <S, M, E> S after(
      Rules<S, M, E> rules, Position<S> position, Seat seat, M move, CRC32 digest) {
    Decision<E> decision =
        rules.decide(position.state(), seat, move, new SeededDice(position.version()));
    if (!(decision instanceof Decision.Accepted<E> accepted)) {
      throw new AssertionError(move + " is an option of " + seat + " but is refused: " + decision);
    }
    add(move, digest);
    S state = position.state();
    for (E event : accepted.events()) {
      state = rules.apply(state, event);
    }
    add(state, digest);
    return state;
  }

  /** A few moves of an option, spread over those that it admits. */
  private static <M> List<M> some(Option<M> option) {
    List<M> all = option.fillings(LOOKED_AT);
    int taken = Math.min(FOLLOWED, all.size());
    List<M> some = new ArrayList<>(taken);
    for (int i = 0; i < taken; i++) {
      some.add(all.get(i * all.size() / taken));
    }
    return some;
  }

  private static <M> long moves(List<Option<M>> options) {
    long moves = 0;
    for (Option<M> option : options) {
      moves += option.ways();
    }
    return moves;
  }

  private static List<Object> admitted(Choice<?, ?> choice) {
    List<Object> admitted = new ArrayList<>();
    admitted.add(List.of(choice.name(), choice.min(), choice.max()));
    choice.of().forEach(item -> admitted.add(List.of(item.value(), item.times())));
    if (choice instanceof Assignment<?, ?, ?> assignment) {
      assignment
          .slots()
          .forEach(slot -> admitted.add(List.of(slot.slot(), slot.required(), slot.only())));
    }
    return admitted;
  }

  private static void add(Object value, CRC32 digest) {
    digest.update(GameJson.tree(value).toString().getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public String toString() {
    return "%s %d %s | %d %d %d %08x"
        .formatted(file, version, seat, options, moves, replies, digest);
  }
}
