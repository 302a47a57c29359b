package dev.starpost.workbench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.bot.Bot;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Lookahead;
import dev.starpost.testkit.record.Recorder;
import java.util.List;
import java.util.Map;

/** Records a game between bots and prints it: a test of the module it belongs to. */
public final class RecordGame {
  private static final Map<String, AutomaticPlayer> BOTS =
      Map.of(
          "lookahead",
          new Lookahead(4, 20),
          "random",
          AutomaticPlayer.RANDOM,
          "strong",
          Bot.STRONG);

  private RecordGame() {}

  /** {@code GAME [--players N] [--number N] [--bot lookahead|random|strong] [option=value ...]}. */
  public static void main(String[] arguments) throws JsonProcessingException {
    try {
      Arguments read = new Arguments(arguments, List.of("players", "number", "bot"));
      Game<?, ?, ?> game = read.game();
      int players =
          read.number("players", game.mostPlayers(), game.fewestPlayers(), game.mostPlayers());
      int number = read.number("number", 1, 0, Integer.MAX_VALUE);
      Setup setup = Tables.setup(game, players, read.tableOptions());
      System.out.println(record(game, setup, number, read.oneOf("bot", "lookahead", BOTS)));
    } catch (Arguments.Wrong wrong) {
      System.err.println("record: " + wrong.getMessage());
      System.exit(2);
    }
  }

  static String record(Game<?, ?, ?> game, Setup setup, int number, AutomaticPlayer bot)
      throws JsonProcessingException {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(new DefaultIndenter(" ", "\n"));
    return GameJson.mapper()
        .writer(printer)
        .writeValueAsString(new Recorder<>(game).record(setup, number, bot));
  }
}
