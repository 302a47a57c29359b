package dev.starpost.deploy.launcher.tool;

import dev.starpost.deploy.launcher.build.Tool;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.util.List;

/** The command {@code bench}. Measures. */
public final class BenchCommand implements Command {
  private static final String LIST =
      """
      Benchmarks:
        ./starpost bench rules GAME [--players N] [--seconds N]
            random playouts of one game: games, decisions and state copies for each CPU second,
            and bytes allocated for each decision
        ./starpost bench bots GAME [--games N] [--players N] [--seconds N]
            how well the bots play one game: each level against each, with 95 % confidence, and the
            CPU time of a decision; at most so many seconds for each pair (default 100 games, 600 s)
            --levels L,L        these only (default random,greedy,strong)
        ./starpost bench moves [--games 1,10,50,200] [--seconds N] [--engines N]
            many games at once through REST, on a platform of its own: acknowledged moves for each
            second, their latency, and the CPU that each process used
            --mongo WHICH       'embedded' or the path of a mongod (default: the embedded one, and
                                the one that is installed)
            --warm-up N         moves before it measures (default 150000,
                                cold 60000; at most three minutes)
            --profile DIR       leave a flight recording of each engine there
        ./starpost bench cold [--games 1000000] [--versions N] [--seconds N] [--mongo PATH]
            whether a million stored games cost anything: moves in 50 live games, the first move in
            games of 500 versions that nobody has in memory, and the memory of the engine;
            needs a real mongod, and some GB of disk for the time it takes
        ./starpost bench lobby [--clients 16] [--seconds N] [--tables 100000] [--mongo PATH]
            guests, registrations, tables and seats for each second, lists among 100,000 tables,
            and what the gateway costs, on a whole platform of its own
        ./starpost bench streams [--streams 5000] [--commits 150] [--seconds N]
            people who are told as it happens: how soon a line arrives, and the memory of a stream
        ./starpost bench ladders [--players 1000000] [--clients 4] [--seconds N]
            pages of a ladder and places on it, among a million players; and how fast results come in
            (--results 20000)
        ./starpost bench matchmaking [--players 100000] [--waiting 50000] [--seconds N] [--picture F]
            waiting times and spreads of a day of players, by the matcher alone; and tickets that a
            service accepts and matches in each second while many wait""";

  private final Console console;
  private final Tool workbench;
  private final Tool engines;
  private final Tool platform;
  private final Tool notification;
  private final Tool rating;
  private final Tool matchmaking;

  public BenchCommand(Checkout checkout, Console console) {
    this.console = console;
    this.workbench = Tool.workbench(checkout, console);
    this.engines = Tool.engineLoad(checkout, console);
    this.platform = Tool.platformLoad(checkout, console);
    this.notification = Tool.notificationLoad(checkout, console);
    this.rating = Tool.ratingLoad(checkout, console);
    this.matchmaking = Tool.matchmakingLoad(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    if (words.isEmpty()) {
      console.line(LIST);
      return ExitCode.DONE;
    }
    List<String> rest = words.subList(1, words.size());
    return switch (words.get(0)) {
      case "rules" -> workbench.run("bench-rules", "dev.starpost.workbench.RulesBench", rest);
      case "bots" -> workbench.run("bench-bots", "dev.starpost.workbench.BotsBench", rest);
      case "moves" -> engines.run("bench-moves", "dev.starpost.deploy.load.moves.MovesBench", rest);
      case "cold" -> engines.run("bench-cold", "dev.starpost.deploy.load.cold.ColdBench", rest);
      case "lobby" ->
          platform.run("bench-lobby", "dev.starpost.deploy.load.lobby.LobbyBench", rest);
      case "streams" ->
          notification.run("bench-streams", "dev.starpost.deploy.load.streams.StreamsBench", rest);
      case "ladders" ->
          rating.run("bench-ladders", "dev.starpost.deploy.load.ladders.LaddersBench", rest);
      case "matchmaking" ->
          matchmaking.run(
              "bench-matchmaking", "dev.starpost.deploy.load.matchmaking.MatchmakingBench", rest);
      default ->
          throw Refused.misused(
              ("There is no benchmark '%s'; there are rules, bots, moves, cold, lobby, streams,"
                      + " ladders and matchmaking.")
                  .formatted(words.get(0)));
    };
  }
}
