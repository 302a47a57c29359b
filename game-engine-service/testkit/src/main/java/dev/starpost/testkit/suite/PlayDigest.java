package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Playout;
import dev.starpost.text.Language;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/** A few random games in one line: equal lines, equal games. */
final class PlayDigest {
  private static final int SEEDS = 5;
  private static final int LONGEST = 20_000;

  /** States and views are long, and what is in one stays for a while. */
  private static final int DECISIONS_BETWEEN_STATES = 5;

  private PlayDigest() {}

  static <S, M, E> String of(Game<S, M, E> game) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
        for (long seed = 0; seed < SEEDS; seed++) {
          add(game, new Seeds.Case(Seeds.setup(game, players, seed), seed), digest);
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static <S, M, E> void add(Game<S, M, E> game, Seeds.Case one, MessageDigest digest) {
    new Playout<>(game.rules(), LONGEST)
        .play(
            one.setup(),
            new SeededDice(one.seed()),
            Collections.nCopies(one.setup().players(), AutomaticPlayer.RANDOM),
            one.random(),
            new Playout.Watcher<S, M, E>() {
              private int decisions;

              @Override
              public void asked(S state, Seat by, List<Option<M>> options) {
                for (Option<M> option : options) {
                  add(
                      OptionDocument.of(
                          option, OptionDocument.Explanation.NONE, game.texts(), Language.ENGLISH),
                      digest);
                }
              }

              @Override
              public void decided(S before, Seat by, M move, List<E> events, S after) {
                events.forEach(event -> add(event, digest));
                if (decisions++ % DECISIONS_BETWEEN_STATES == 0) {
                  add(after, digest);
                  for (Viewer viewer : Viewer.all(one.setup().seats())) {
                    add(game.rules().view(after, viewer), digest);
                  }
                }
              }
            });
  }

  private static void add(Object value, MessageDigest digest) {
    digest.update(GameJson.tree(value).toString().getBytes(StandardCharsets.UTF_8));
  }
}
