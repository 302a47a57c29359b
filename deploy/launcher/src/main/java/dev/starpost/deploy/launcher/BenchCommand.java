package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.util.List;

/** Measures. */
final class BenchCommand implements Command {
  private static final String LIST =
      """
      Benchmarks:
        ./starpost bench rules GAME [--players N] [--seconds N]
            random playouts of one game: games, decisions and state copies for each CPU second,
            and bytes allocated for each decision""";

  private final Console console;
  private final Workbench workbench;

  BenchCommand(Checkout checkout, Console console) {
    this.console = console;
    this.workbench = new Workbench(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    if (words.isEmpty()) {
      console.line(LIST);
      return ExitCode.DONE;
    }
    if (!words.get(0).equals("rules")) {
      throw Refused.misused("There is no benchmark '" + words.get(0) + "'; there is 'rules'.");
    }
    return workbench.run(
        "bench-rules", "dev.starpost.workbench.RulesBench", words.subList(1, words.size()));
  }
}
