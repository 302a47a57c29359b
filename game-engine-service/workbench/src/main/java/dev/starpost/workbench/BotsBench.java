package dev.starpost.workbench;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.bot.Bot;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How well the bots play a game: each level against each, and what their decisions cost. */
public final class BotsBench {
  private static final long SAY_EVERY = TimeUnit.SECONDS.toNanos(5);

  private final PrintStream out;
  private final Map<Bot, MeteredPlayer> players = new EnumMap<>(Bot.class);

  BotsBench(PrintStream out) {
    this.out = out;
  }

  /** {@code GAME [--games N] [--levels L,L] [--players N] [--seconds N] [option=value ...]}. */
  public static void main(String[] arguments) {
    try {
      Arguments read = new Arguments(arguments, List.of("games", "levels", "players", "seconds"));
      Game<?, ?, ?> game = read.game();
      int fewest = Math.max(2, game.fewestPlayers());
      int seats = read.number("players", fewest, fewest, game.mostPlayers());
      int games = read.number("games", 100, 2, 1_000_000);
      int seconds = read.number("seconds", 600, 1, 1_000_000);
      List<Bot> levels = read.several("levels", List.of(Bot.values()), Bot::named);
      Setup setup = Tables.setup(game, seats, read.tableOptions());
      new BotsBench(System.out).run(game, setup, levels, games, seconds);
    } catch (Arguments.Wrong wrong) {
      System.err.println("bench bots: " + wrong.getMessage());
      System.exit(2);
    }
  }

  <S, M, E> void run(Game<S, M, E> game, Setup setup, List<Bot> levels, int games, int seconds) {
    out.printf(
        Locale.ROOT,
        "%s, %d players, options %s: %d games for each pair of levels, in %d s at most%n",
        game.id(),
        setup.players(),
        setup.options(),
        games,
        seconds);
    levels.forEach(level -> players.put(level, new MeteredPlayer(level)));
    List<String> table = new ArrayList<>();
    for (int stronger = levels.size() - 1; stronger > 0; stronger--) {
      for (int weaker = stronger - 1; weaker >= 0; weaker--) {
        Bot one = levels.get(stronger);
        Bot other = levels.get(weaker);
        String pair = one.word() + " against " + other.word();
        Match<S, M, E> match = new Match<>(game, setup, players.get(one), players.get(other));
        Share share = play(match, pair, games, seconds);
        table.add(String.format(Locale.ROOT, "%-24s %,6d  %s", pair, share.of(), share));
      }
    }
    out.printf("%n%-24s %6s  %s%n", "", "games", "victories (95 % sure)");
    table.forEach(out::println);
    costs();
  }

  /** Whole deals only, so that both have had every seat equally often. */
  private Share play(Match<?, ?, ?> match, String pair, int games, int seconds) {
    long start = System.nanoTime();
    long said = start;
    while (match.share().of() < games
        && System.nanoTime() - start < TimeUnit.SECONDS.toNanos(seconds)) {
      match.play();
      match.play();
      if (System.nanoTime() - said >= SAY_EVERY) {
        said = System.nanoTime();
        out.printf("  %s: %d games, %s%n", pair, match.share().of(), match.share());
      }
    }
    return match.share();
  }

  private void costs() {
    out.printf(
        "%n%-24s %9s %9s  %s%n", "", "decisions", "each s", "CPU ms each: mean, median, p95, most");
    players.forEach(
        (level, player) ->
            out.printf(
                Locale.ROOT,
                "%-24s %,9d %,9.0f  %.2f, %.2f, %.2f, %.2f%n",
                level.word(),
                player.decisions(),
                player.decisions() / player.seconds(),
                1_000 * player.seconds() / player.decisions(),
                player.millis(0.5),
                player.millis(0.95),
                player.millis(1)));
  }
}
