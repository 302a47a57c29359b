package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Shell;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.platform.Environments;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * The command {@code demo}. Lets two guests play a game on a Starpost that runs, by the calls that
 * everybody can make.
 */
public final class DemoCommand implements Command {
  private static final int SLOWEST = 3600;

  private final Syntax syntax = Syntax.of("demo").value("--data").value("--pace").flag("--quiet");
  private final Checkout checkout;
  private final Console console;
  private final PublicApi.Sleep sleep;

  public DemoCommand(Checkout checkout, Console console) {
    this(checkout, console, time -> Thread.sleep(time.toMillis()));
  }

  public DemoCommand(Checkout checkout, Console console, PublicApi.Sleep sleep) {
    this.checkout = checkout;
    this.console = console;
    this.sleep = sleep;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = syntax.parse(words);
    Duration pace = Duration.ofSeconds(options.number("--pace", 0, 0, SLOWEST));
    DataDirectory data = new DataDirectory(checkout.dataDirectory(options));
    Ports ports = new Ports(running(data).port());
    DemoWords.Language language = DemoWords.Language.of(checkout);
    Consumer<String> tell = options.has("--quiet") ? line -> {} : console::line;

    PublicApi api = new PublicApi(Environments.address(ports.gateway()), language.tag(), sleep);
    Guest first = Guest.admittedBy(api);
    Guest second = Guest.admittedBy(api);
    tell.accept(DemoWords.ADMITTED.in(language, first.name(), second.name()));
    DemoTable table = DemoTable.openedBy(first);
    tell.accept(DemoWords.OPENED.in(language, first.name(), ports.origin() + table.path()));
    table.seat(second);
    String game = table.awaitGame(sleep);
    String url = ports.origin() + DemoGame.pathOf(game);
    tell.accept(DemoWords.SEATED.in(language, second.name(), url));

    DemoGame.play(game, List.of(first, second), language, pace, tell, sleep);

    if (options.has("--quiet")) {
      console.line(game);
    } else {
      Path export = save(first, game, data);
      console.line("");
      console.line(DemoWords.EXPORTED.in(language, url + "/export", export));
      console.line(DemoWords.VERIFY.in(language, "./starpost verify " + Shell.quote(export)));
    }
    return ExitCode.DONE;
  }

  private RunNote running(DataDirectory data) throws IOException {
    RunNote note =
        data.note()
            .orElseThrow(
                () ->
                    Refused.because(
                        "Starpost is not running from %s; start it with ./starpost up%s."
                            .formatted(data.path(), checkout.dataOption(data.path()))));
    if (!note.isReady()) {
      throw Refused.because(
          "Starpost is still starting; ./starpost status%s shows how far it is."
              .formatted(checkout.dataOption(data.path())));
    }
    return note;
  }

  private static Path save(Guest player, String game, DataDirectory data)
      throws IOException, InterruptedException {
    PublicApi.Answer export = player.look(DemoGame.pathOf(game) + "/export");
    if (!export.isGood()) {
      throw export.refusal();
    }
    Path file = data.demoOf(game);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, export.text());
  }
}
